import type { BrandDemo } from '../../../demo/brand-demo.ts';

/** The top of the footer, as an administrator of this venue would write it. */
export const footer: BrandDemo['footer'] = {
  html_footer_top: `<h2><span lang="de">Kasse und Bar</span><span lang="en">Box office and bar</span></h2>
<address>Kabelstraße 12, 99991 Lindenau<br><a href="tel:+496990009400">069 90009 400</a><br><a href="mailto:kasse@kammer-zwoelf.example">kasse@kammer-zwoelf.example</a></address>
<dl lang="de"><dt>Di bis Sa</dt><dd>10:00 bis 18:00 Uhr</dd><dt>Abendkasse</dt><dd>eine Stunde vor Beginn</dd></dl>
<dl lang="en"><dt>Tue to Sat</dt><dd>10:00 to 18:00</dd><dt>At the door</dt><dd>from an hour before</dd></dl>`,
};
