import type { Plugin } from 'vite';

/**
 * React is one object of all its functions, so that nobody finds out by himself which of them a site never calls: hints for what to
 * load, which the server writes, with what the renderer does about them; forms that React sends; a page that no server wrote; the
 * caches of its server; the walk through children; and what its scheduler offers to others. One of them that is called after all is missed at once.
 */
export function unusedReactParts(): Plugin {
  const unused: [file: string, text: RegExp][] = [
    [
      'react-dom.production.js',
      /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|unstable_batchedUpdates|useFormState|useFormStatus) = function[\s\S]*?^};\n/gm,
    ],
    ['react-dom-client.production.js', /(?<=^ReactDOMSharedInternals\.d = {\n {2}f: flushSyncWork),(?:\n {2}\w: \w+,?)+/m],
    ['react-dom-client.production.js', /^exports\.createRoot = function[\s\S]*?^};\n/m],
    ['react-dom-client.production.js', /^function preconnectAs\([\s\S]*?^(?=function getResource\()/m],
    ['react.production.js', /^var Children = {[\s\S]*?^};\n|^exports\.Children = Children;\n/gm],
    ['scheduler.production.js', /^exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = function[\s\S]*?^};\n/gm],
    ['react.production.js', /^exports\.(?:cache|cacheSignal|createRef|unstable_useCacheRefresh|useActionState) = function[\s\S]*?^};\n/gm],
  ];
  return {
    name: 'unused-react-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const ofFile = unused.filter(([file]) => id.endsWith(`/cjs/${file}`));
      if (ofFile.length === 0) return null;
      return ofFile.reduce((before, [file, text]) => {
        const changed = before.replace(text, '');
        if (changed === before) this.error(`${file} is written in another way now: look at unusedReactParts.`);
        return changed;
      }, code);
    },
  };
}
