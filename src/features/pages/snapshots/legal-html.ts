import type { Module } from '../../../core/module/module.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';

/** The texts of a page as plain HTML for whoever reads a legal page by the API (API-29): headings and rich text, in their order. */
export function legalHtml(modules: readonly Module[]): string {
  return modules
    .map((module) => {
      const inside = module.columns.map(({ children }) => legalHtml(children)).join('');
      return `${heading(module)}${typeof module.content === 'string' && module.headline_level === undefined ? module.content : ''}${inside}`;
    })
    .join('');
}

function heading({ headline_level, content, title }: Module): string {
  if (typeof headline_level === 'number') return `<h${headline_level}>${escapeHtml(String(content))}</h${headline_level}>`;
  return typeof title === 'string' && title !== '' ? `<h3>${escapeHtml(title)}</h3>` : '';
}
