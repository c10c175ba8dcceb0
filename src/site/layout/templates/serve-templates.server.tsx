import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Reading } from '../../../core/database/reading.server.ts';
import { pageKey } from '../../../core/http/page-cache/page-key.ts';
import { securityHeaders } from '../../../core/http/security-headers.ts';
import { languages } from '../../../core/languages.ts';
import { inLanguage } from '../../../core/text/language-scope.server.ts';
import type { DesignSettings } from '../../../features/site/design-settings.ts';
import { templatesHref } from '../../../urls.ts';
import { type AnswerCache, answerFromCache, notFoundKey } from '../../rendering/answer-from-cache.server.ts';
import type { Assets } from '../../rendering/assets.server.ts';
import { LayoutTemplates } from './layout-templates.tsx';
import { ScriptTemplates } from './script-templates.server.tsx';

interface TemplatesOptions extends AnswerCache {
  brandName: string;
  assets: Assets;
  openReading: () => Reading;
  designOf(reading: Reading): Promise<DesignSettings>;
}

/** Serves the templates of the layout in each language, from the page cache; they change with the design settings. */
export function serveTemplates(server: FastifyInstance, options: TemplatesOptions): void {
  const { brandName, assets, openReading, designOf } = options;
  for (const language of languages) {
    const path = templatesHref(language);
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (request, reply) =>
        answerFromCache(options, request, reply, {
          key: pageKey({ brand: brandName, path, query: new URLSearchParams(), allowed: [] }),
          notFoundKey: notFoundKey(brandName, language, path),
          render: async () => {
            const reading = openReading();
            const { eventStyle } = await designOf(reading);
            const body = inLanguage(language, () =>
              renderToStaticMarkup(
                <>
                  <LayoutTemplates language={language} hasCards={eventStyle === 2} />
                  <ScriptTemplates assets={assets} />
                </>,
              ),
            );
            const { tags, expiresAt } = reading;
            const headers = {
              ...securityHeaders,
              'content-type': 'text/html; charset=utf-8',
              'content-language': language,
              'x-robots-tag': 'noindex',
            };
            return { status: 200, headers, body, tags, expiresAt, isCacheable: true };
          },
        }),
    });
  }
}
