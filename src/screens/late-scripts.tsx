import { useContext, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;

/**
 * The scripts of a page, in place of the router's `<Scripts>`: they are fetched when the browser has shown the
 * page and is idle, or as soon as the visitor does anything. Every control works before (architecture, 'The way
 * of a visitor's request'), so nothing is lost, and neither picture nor text waits behind 130 kB of script.
 */
export function LateScripts({ hasOwnFormats }: { hasOwnFormats: boolean }) {
  const framework = useContext(FrameworkContext);
  const ids = useMatches().map(({ id }) => id);
  // In the browser they stay what they were when the page came, and what writes them is left out of its bundle.
  const [scripts] = useState(() =>
    import.meta.env.SSR && framework ? [contextScript(framework), beginScript(framework, ids, hasOwnFormats)] : ['', ''],
  );
  // Tells the router's renderer to send the data of the loaders along.
  if (framework?.renderMeta) framework.renderMeta.didRenderScripts = true;
  return scripts.map((script, index) => (
    <script key={index} nonce={framework?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  ));
}

/** Where the data of the loaders wait for the router: the same lines that `<Scripts>` writes. */
function contextScript({ serverHandoffString }: Framework): string {
  const stream = 'new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())';
  return `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=${stream};`;
}

/** Passive, so that listening for the visitor never slows the visitor. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

/** Where vite.config.ts puts core/text/document-formats.ts: the text of the browser has to be that of the server. */
const ownFormats = '/assets/document-formats.js';

function beginScript({ manifest }: Framework, ids: readonly string[], hasOwnFormats: boolean): string {
  const routes = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined);
  const modules = [manifest.url, ...routes.map((route) => route.module), ...(hasOwnFormats ? [`${ownFormats}?${manifest.version}`] : [])];
  const others = [manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  const early = [...new Set(others)].filter((address) => !modules.includes(address));
  return `(()=>{let begun;
const begin=()=>{if(begun)return;begun=1;
for(const href of ${JSON.stringify(early)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
Promise.all(${JSON.stringify(modules)}.map(address=>import(address))).then(([,...found])=>{
window.__reactRouterRouteModules=Object.fromEntries(${JSON.stringify(ids)}.map((id,i)=>[id,found[i]]));
return import(${JSON.stringify(manifest.entry.module)})})};
for(const intent of ${JSON.stringify(intents)})addEventListener(intent,begin,{once:true,passive:true,capture:true});
const idle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);
document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
}
