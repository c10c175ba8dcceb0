import { policyNames } from '../text/trusted-markup.ts';

/** Other hosts that a page may load from; derived from the embed rules and the brand. */
export interface OutsideHosts {
  frames?: readonly string[];
  images?: readonly string[];
  scripts?: readonly string[];
  connections?: readonly string[];
}

/**
 * The Content-Security-Policy of a page: no inline script but those of these hashes, nothing from elsewhere
 * but what the embed rules allow. Inline style attributes are allowed (focal points, placeholder colours). Strings become markup
 * only by a policy of Trusted Types (SEC-40), except where a brand has a tag manager, whose scripts assign strings.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { frames = [], images = [], scripts = [], connections = [] }: OutsideHosts = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => (hash.startsWith("'") ? hash : `'${hash}'`)), ...scripts],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'media-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    ...(scripts.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': policyNames }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The policy of files that somebody has uploaded or that are downloaded: as a document of its own such a file runs no script, whatever it is (SEC-37). */
export const filePolicy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** The policy of `npm run dev`: styles inserted by scripts, a socket for changes, and evaluated code. */
export function developmentPolicy(): string {
  return "default-src * data: blob: ws: 'unsafe-inline' 'unsafe-eval'";
}
