/** Hosts from which this HTML would load something; links that only lead there do not count. At most 5, each once. */
export function hostsOf(html: string): string[] {
  const loading = html.replace(/<a\b[^>]*>/gi, '').replace(/\bxmlns(:\w+)?=("[^"]*"|'[^']*')/gi, '');
  const found = [...loading.matchAll(/(?:https?:)?(?:\/|\\\/){2}([a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,})/gi)].map(([, host = '']) =>
    host.toLowerCase(),
  );
  return [...new Set(found)].slice(0, 5);
}
