/** Asks before somebody leaves a form in which something was typed. */
const leaving = `let typed=document.querySelector("form[data-unsaved]")!==null;
addEventListener("input",({target})=>{if(target.closest("form[data-guarded]"))typed=true});
addEventListener("submit",()=>{typed=false});
addEventListener("beforeunload",event=>{if(typed)event.preventDefault()});`;

/** Enter in a row adds the next one, so that many are entered without leaving the keys; Ctrl+Enter stores. */
const rows = `addEventListener("keydown",event=>{const{target,key}=event;
if(key!=="Enter"||!target.matches("[data-rows] input:not([type=checkbox]),[data-rows] select"))return;
event.preventDefault();
const form=target.form,list=target.closest("[data-rows]");
const press=event.ctrlKey||event.metaKey?form.querySelector("[value=save]"):target.closest(".adm-slots")?.querySelector("button")??[...list.querySelectorAll("[value^='add:']")].find(button=>button.value==="add:"+list.id);
form.requestSubmit(press)});`;

/** Counts the rows that are chosen, and chooses all of them. */
const choosing = `const arm=()=>{const all=document.querySelector("[data-choose=all]");if(all)all.hidden=false};
const count=()=>{const said=document.querySelector("[data-choose=count]");
if(said)said.value=document.querySelectorAll(".adm-table tbody input:checked").length||""};
addEventListener("change",({target})=>{if(target.matches("[data-choose=all]"))
for(const box of document.querySelectorAll(".adm-table tbody input[type=checkbox]"))box.checked=target.checked;count()});
arm();count();`;

/** The list follows what is typed into its search, a moment later; the address follows too, so that it can be kept. */
const searching = `const filter=document.querySelector("form[data-live=filter]");let wait,last;
const search=async()=>{const address=filter.action+"?"+new URLSearchParams([...new FormData(filter)].filter(([,value])=>value));
last?.abort();last=new AbortController();
try{const answer=await fetch(address,{signal:last.signal});if(!answer.ok)return;
const page=new DOMParser().parseFromString(await answer.text(),"text/html");
for(const old of document.querySelectorAll("[data-live]:not(form)"))old.replaceWith(page.querySelector("[data-live="+old.dataset.live+"]"));
history.replaceState(null,"",address);arm();count()}catch{}};
filter?.addEventListener("input",event=>{clearTimeout(wait);wait=setTimeout(search,event.target.type==="search"?150:0)});`;

/**
 * Keeps what is typed into the form of an entry until it is stored (ADMIN-02). What was left is given back by the server, which shows
 * the form with it: rows that were added are in it too.
 */
const keeping = `const note=document.querySelector("[data-kept]"),kept=note&&document.querySelector("form[data-guarded]");
if(kept){const key="foyer-office:"+kept.action,now=()=>JSON.stringify([...new FormData(kept)].filter(([name])=>name!=="version"));
const left=(place=key)=>{try{return JSON.parse(localStorage.getItem(place))}catch{return null}};
const drop=place=>localStorage.removeItem(place);
const keep=()=>{try{localStorage.setItem(key,JSON.stringify({version:kept.elements.version.value,entries:JSON.parse(now())}))}catch{}};
if(new URLSearchParams(location.search).get("done")){drop(key);drop(key.replace(/\\d+$/,"new"))}
if("unsaved"in kept.dataset)keep();
else{const found=left();if(found)if(JSON.stringify(found.entries)===now())drop(key);else note.hidden=false}
let wait;kept.addEventListener("input",()=>{clearTimeout(wait);wait=setTimeout(keep,300)});
addEventListener("pagehide",()=>{if(typed&&note.hidden)keep()});
note.addEventListener("click",({target})=>{const act=target.dataset.keptAct;if(!act)return;
if(act==="restore"){const{version,entries}=left();const again=document.createElement("form");again.method="post";again.action=kept.action;
for(const[name,value]of[...entries,["version",version],["act","show:form"]])again.append(Object.assign(document.createElement("input"),{type:"hidden",name,value}));
typed=false;document.body.append(again);again.submit()}
drop(key);note.hidden=true})}`;

/** The language somebody writes in is that of the next form too; a form with something wrong shows both. */
const speaking = `const spoken=document.querySelectorAll("[name=languages]");
for(const radio of spoken){if(!document.querySelector("[data-unsaved]")&&localStorage.getItem("foyer-office-language")===radio.value)radio.checked=true;
radio.addEventListener("change",()=>localStorage.setItem("foyer-office-language",radio.value))}`;

/** A click on a picture puts its focal point there; the point and every crop follow the numbers. */
const focusing = `for(const part of document.querySelectorAll("[data-focal]")){
const[left,top]=part.querySelectorAll("input");
const show=()=>{part.style.setProperty("--x",left.value+"%");part.style.setProperty("--y",top.value+"%")};
const percent=(at,of)=>Math.max(0,Math.min(100,Math.round(100*at/of)));
part.addEventListener("input",show);
part.querySelector(".adm-focal").addEventListener("click",({currentTarget,clientX,clientY})=>{
const box=currentTarget.getBoundingClientRect();
left.value=percent(clientX-box.left,box.width);top.value=percent(clientY-box.top,box.height);
left.dispatchEvent(new Event("input",{bubbles:true}))});
show()}`;

/** Everything of the office works without it. */
export const officeScript = `(()=>{${leaving}${rows}${choosing}${searching}${keeping}${speaking}${focusing}})()`;
