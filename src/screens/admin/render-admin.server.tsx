import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashInlineScripts } from '../../core/http/page-cache/inline-scripts.server.ts';
import { otherLanguage } from '../../core/languages.ts';
import { inFormats } from '../../core/text/format-scope.server.ts';
import { AdminDocument } from './admin-document.tsx';
import type { AdminVisit } from './admin-visit.server.ts';

/** A page of the office before it is drawn. */
export interface AdminAnswer {
  status: number;
  title: string;
  /** The noun of its address, marked in the menu. */
  current: string | null;
  view: ReactElement;
}

/** Draws a page for this one editor and sends it; nobody keeps it and no robot lists it. */
export function sendAdminPage(visit: AdminVisit, { status, title, current, view }: AdminAnswer) {
  const { options, reply, request, language, design, siteName, reading } = visit;
  const nonce = randomBytes(18).toString('base64');
  const otherUrl = `/${otherLanguage(language)}${request.url.slice(3)}`;
  const frame = {
    language,
    siteName,
    icon: design.header.logoLink,
    title,
    current,
    otherUrl,
    isAdministrator: reading.viewer.isAdministrator,
    hasDashboard: reading.viewer.hasDashboardAccess,
    nonce,
  };
  const markup = inFormats(design, () => renderToStaticMarkup(<AdminDocument {...frame}>{view}</AdminDocument>));
  const { html, hashes } = hashInlineScripts(`<!DOCTYPE html>${markup}`, nonce);
  return reply
    .status(status)
    .headers({
      'content-security-policy': options.policy(hashes),
      'content-language': language,
      'cache-control': 'no-store',
      'x-robots-tag': 'none',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A file that is downloaded. */
export interface AdminFile {
  name: string;
  type: string;
  body: Readable | string;
}

/** Sends a file to be kept by nobody on the way, and run by nobody. */
export function sendAdminFile({ reply }: AdminVisit, { name, type, body }: AdminFile) {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${name}"`,
    })
    .type(type)
    .send(body);
}
