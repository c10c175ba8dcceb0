import { createContext, useContext, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { isLanguage, otherLanguage } from '../core/languages.ts';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** The data of all loaders as the router hands them to the browser; only while a page is rendered on the server. */
export const LoaderData = createContext('');

/**
 * The scripts of a page, in place of the router's `<Scripts>`: they are fetched when the browser has shown the
 * page and is idle, or as soon as the visitor does anything. Every control works before (architecture, 'The way
 * of a visitor's request'), so nothing is lost, and neither picture nor text waits behind 130 kB of script. What only
 * a script can do is done when it has come (`useHeldPresses`). The first press on the button of a search form unfolds it,
 * and no bubble of the browser complains of its empty term (SRCH-04, SRCH-05).
 */
export function LateScripts({ hasOwnFormats }: { hasOwnFormats: boolean }) {
  const framework = useContext(FrameworkContext);
  const data = useContext(LoaderData);
  const ids = useMatches().map(({ id }) => id);
  // In the browser it stays what it was when the page came, and what writes it is left out of its bundle.
  const [script] = useState(() =>
    import.meta.env.SSR && framework ? dataScript(framework, data) + beginScript(framework, ids, hasOwnFormats) : '',
  );
  return <script nonce={framework?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Puts the data where the router looks for them. Written so that no text can end the script. */
function dataScript({ serverHandoffString }: Framework, data: string): string {
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const stream = `new ReadableStream({start(c){c.enqueue(${text});c.close()}}).pipeThrough(new TextEncoderStream())`;
  return `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=${stream};`;
}

/** Passive, so that listening for the visitor never slows the visitor. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

/** Where vite.config.ts puts core/text/document-formats.ts: the text of the browser has to be that of the server. */
const ownFormats = '/assets/document-formats.js';

/** Takes out the routes that lead into another document: the browser's router would sort and search them with every page it wakes up. */
function withoutOtherRoutes(ids: readonly string[]): string {
  const [, language] = ids.at(-1)?.split('.') ?? [];
  if (!isLanguage(language)) return '';
  return `const {routes}=__reactRouterManifest;for(const id in routes)if(id.endsWith(".${otherLanguage(language)}"))delete routes[id];`;
}

function beginScript({ manifest }: Framework, ids: readonly string[], hasOwnFormats: boolean): string {
  const routes = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined);
  const modules = [manifest.url, ...routes.map((route) => route.module), ...(hasOwnFormats ? [`${ownFormats}?${manifest.version}`] : [])];
  const others = [manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  const early = [...new Set(others)].filter((address) => !modules.includes(address));
  return `(()=>{let begun;
const begin=()=>{if(begun)return;begun=1;
for(const href of ${JSON.stringify(early)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
Promise.all(${JSON.stringify(modules)}.map(address=>import(address))).then(([,...found])=>{
${withoutOtherRoutes(ids)}
window.__reactRouterRouteModules=Object.fromEntries(${JSON.stringify(ids)}.map((id,i)=>[id,found[i]]));
return import(${JSON.stringify(manifest.entry.module)})})};
addEventListener("click",({target:t})=>{window.pressedEarly===null||(pressedEarly=t.closest("button[type=button]:not([popovertarget])")||undefined)},true);
addEventListener("invalid",event=>{const t=event.target;t.closest(".search-form")&&(event.preventDefault(),t.focus())},true);
for(const intent of ${JSON.stringify(intents)})addEventListener(intent,begin,{once:true,passive:true,capture:true});
const idle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);
document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
}
