import type { Readable } from 'node:stream';
import type { ReactElement } from 'react';
import { otherLanguage } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';
import { sendPersonalDocument } from '../site/rendering/personal-document.server.tsx';
import type { AdminContext } from './admin-context.server.ts';
import { AdminBody, adminStyles } from './admin-document.tsx';

/** Office page to render. */
export interface AdminAnswer {
  status: number;
  title: string;
  /** Path segment of the current menu entry. */
  current: string | null;
  view: ReactElement;
}

/** Result of a request: page, redirect or file. */
export type AdminOutcome = AdminAnswer | { to: string } | { file: AdminFile };

/** Renders a page for the current editor and sends it. */
export function sendAdminPage(context: AdminContext, { status, title, current, view }: AdminAnswer) {
  const { options, request, language, siteName, reading } = context;
  const { isAdministrator, hasDashboardAccess: hasDashboard } = reading.viewer;
  const otherUrl = `/${otherLanguage(language)}${request.url.slice(3)}`;
  return sendPersonalDocument(context, {
    status,
    title: `${title} | ${m.admin_title()} ${siteName}`,
    styles: adminStyles,
    script: options.assets.entry('src/entries/admin.ts').script,
    bodyClass: 'bs adm',
    body: <AdminBody {...{ language, siteName, current, isAdministrator, otherUrl, hasDashboard }}>{view}</AdminBody>,
  });
}

/** File to download. */
export interface AdminFile {
  name: string;
  type: string;
  body: Readable | string;
}

/** Sends a download that is neither cached nor executed by browsers. */
export function sendAdminFile({ reply }: AdminContext, { name, type, body }: AdminFile) {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${name}"`,
    })
    .type(type)
    .send(body);
}
