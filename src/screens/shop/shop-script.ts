import { m } from '../../paraglide/messages.js';

/**
 * What a shop page does beyond its forms, in place of the site's script: counts down to the end of the reservation, says when
 * two minutes and when one are left and when it is over (SHOP-04), and asks again for a page that the browser had put aside, so that
 * Back after the checkout shows no cart that is gone. A form is sent once, however often its button is pressed.
 */
export function shopScript(): string {
  const texts = JSON.stringify([m.cart_ended(), m.cart_warning({ count: 1 }), m.cart_warning({ count: 2 })]).replace(/</g, '\\u003c');
  return `(()=>{addEventListener("pageshow",({persisted})=>{if(persisted)location.reload()});
addEventListener("submit",event=>{const form=event.target;if(form.dataset.sent)event.preventDefault();form.dataset.sent=1});
const clock=document.querySelector("[data-seconds]");if(!clock)return;
const box=document.getElementById("warning"),texts=${texts};
const end=performance.now()+clock.dataset.seconds*1000;
const tick=()=>{const left=Math.max(0,Math.round((end-performance.now())/1000)),text=texts[Math.ceil(left/60)]??"";
clock.textContent=Math.floor(left/60)+":"+String(left%60).padStart(2,"0");
if(box.textContent!==text)box.textContent=text;
if(left>0)setTimeout(tick,1000);else if(clock.dataset.end)location.replace(clock.dataset.end)};tick()})()`;
}
