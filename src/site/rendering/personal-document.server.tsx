import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentSecurityPolicy } from '../../core/http/content-security-policy.ts';
import type { Language } from '../../core/languages.ts';
import { inFormats } from '../../core/text/format-scope.server.ts';
import type { DesignSettings } from '../../features/site/design-settings.ts';
import { withoutPreloads } from '../../islands/island-renderer.server.tsx';
import { renderDocument } from './document.tsx';

/** The request a document answers. */
interface DocumentContext {
  reply: FastifyReply;
  language: Language;
  design: DesignSettings;
}

interface PersonalDocument {
  status: number;
  title: string;
  /** Addresses, in their order. */
  styles: readonly string[];
  /** Address of the one script; null for none. */
  script: string | null;
  /** Whether it frames pages of this site. */
  framesPages?: boolean;
  /** Further elements of the head. */
  head?: ReactNode;
  bodyClass: string;
  body: ReactNode;
}

/** Markup for such a document: its body, or a part that something is read from first. */
export function renderPersonalMarkup(design: DesignSettings, part: ReactNode): string {
  return inFormats(design, () => withoutPreloads(renderToStaticMarkup(part)));
}

/**
 * Renders a document per request and sends it, for shop, office and dashboard. It is not cached by server, proxy or browser, not indexed,
 * and runs no script but the one it names.
 */
export function sendPersonalDocument({ reply, language, design }: DocumentContext, document: PersonalDocument): FastifyReply {
  const { status, title, styles, script, framesPages, head, bodyClass, body } = document;
  const html = inFormats(design, () =>
    renderDocument({
      ...{ language, bodyClass, body: renderPersonalMarkup(design, body) },
      head: (
        <>
          <meta name="robots" content="none" />
          <title>{title}</title>
          {head}
          <link rel="icon" href={design.header.logoLink} type="image/svg+xml" />
          {styles.map((file) => (
            <link key={file} rel="stylesheet" href={file} />
          ))}
          {script && <script type="module" src={script} />}
        </>
      ),
    }),
  );
  return reply
    .status(status)
    .headers({
      'content-security-policy': contentSecurityPolicy([], framesPages ? { frames: ["'self'"] } : {}),
      'content-language': language,
      'cache-control': 'no-store',
      'x-robots-tag': 'none',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
