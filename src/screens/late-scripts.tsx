import { createContext, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { loginHint } from '../features/accounts/login-hint.ts';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** The data of all loaders by route, which goes to the browser as JSON; only while a page is rendered on the server. */
export const LoaderData = createContext<object>({});

const dataId = 'page-data';

/**
 * The scripts of a page, in place of the router's `<Scripts>`: they are fetched when the browser has shown the page and is idle, and
 * begin at the visitor's first sign, or when there was none for a while (decision 0074). Every control works before (architecture, 'The
 * way of a visitor's request'), so nothing is lost, and neither picture nor text waits behind 130 kB of script. What only a script can
 * do is done when it has come (`useHeldPresses`). The first press on the button of a search form unfolds it, and no bubble of
 * the browser complains of its empty term (SRCH-04, SRCH-05).
 */
export const LateScripts = import.meta.env.SSR ? WrittenScripts : KeptScripts;

function WrittenScripts({ hasOwnFormats }: { hasOwnFormats: boolean }) {
  const framework = useContext(FrameworkContext);
  const data = useContext(LoaderData);
  const ids = useMatches().map(({ id }) => id);
  if (!framework) return null;
  return (
    <>
      <script id={dataId} type="application/json" dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(data)) }} />
      <script nonce={framework.nonce} dangerouslySetInnerHTML={{ __html: beginScript(framework, ids, hasOwnFormats) }} />
    </>
  );
}

/** What writes them is left out of the browser's bundle. */
function KeptScripts(_: { hasOwnFormats: boolean }) {
  return (
    <>
      <script id={dataId} type="application/json" {...asItCame} />
      <script {...asItCame} />
    </>
  );
}

const asItCame = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** No text can end the script it is written in. */
function escapeMarkup(json: string): string {
  return json.replace(/[<>&]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
}

/** Signs of a visitor, listened to passively: that never slows anybody. A pointer that rests where the page comes up is none, though some browsers report it as moved by nothing. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

/** Milliseconds without any of them, after which a page wakes up by itself: for the visitor who reads, and presses then. */
const calm = 3000;

/** Where vite.config.ts puts core/text/document-formats.ts: the text of the browser has to be that of the server. */
const ownFormats = '/assets/document-formats.js';

/**
 * Fetches the scripts in one piece, for each change of the head is a frame of its own, and begins them. An address that names a place
 * and visitors with a cart or a login have something to see that only a script can show: there they begin at once.
 */
function beginScript({ manifest, serverHandoffString }: Framework, ids: readonly string[], hasOwnFormats: boolean): string {
  const routes = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined);
  const modules = [manifest.url, ...routes.map((route) => route.module), ...(hasOwnFormats ? [`${ownFormats}?${manifest.version}`] : [])];
  const others = [manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  return `(()=>{let isFetched;const heard=new AbortController();
const fetchAll=()=>{if(isFetched)return;isFetched=1;
document.head.append(...${JSON.stringify([...new Set([...others, ...modules])])}.map(href=>Object.assign(document.createElement("link"),{rel:"modulepreload",href})))};
const begin=event=>{if(heard.signal.aborted||event?.type==="pointermove"&&event.movementX===0&&event.movementY===0)return;heard.abort();fetchAll();
Promise.all(${JSON.stringify(modules)}.map(address=>import(address))).then(([,...found])=>{
window.__reactRouterContext={...${serverHandoffString},state:{loaderData:JSON.parse(document.getElementById("${dataId}").textContent)}};
window.__reactRouterRouteModules=Object.fromEntries(${JSON.stringify(ids)}.map((id,i)=>[id,found[i]]));
return import(${JSON.stringify(manifest.entry.module)})})};
addEventListener("click",({target:t})=>{window.pressedEarly===null||(pressedEarly=t.closest("button[type=button]:not([popovertarget])")||undefined)},true);
addEventListener("invalid",event=>{const t=event.target;t.closest(".search-form")&&(event.preventDefault(),t.focus())},true);
for(const intent of ${JSON.stringify(intents)})addEventListener(intent,begin,{passive:true,capture:true,signal:heard.signal});
const idle=call=>window.requestIdleCallback?requestIdleCallback(()=>call(),{timeout:2000}):setTimeout(call,200);
const isDue=location.hash||/(^|; )(${loginHint}|cartAmount)=/.test(document.cookie);
const loaded=()=>idle(()=>{if(isDue)return begin();fetchAll();setTimeout(()=>idle(begin),${calm})});
document.readyState==="complete"?loaded():addEventListener("load",loaded)})()`;
}
