/** The blocks of the demo's footer (LAYOUT-09): trusted HTML as an administrator writes it, in both languages. */
export const footer = {
  html_footer_top: `<h2><span lang="de">Theaterkasse</span><span lang="en">Box office</span></h2>
<address>Am Ring 7, 38899 Hohenfurt<br><a href="tel:+493023125400">030 23125 400</a><br><a href="mailto:kasse@haus-am-ring.example">kasse@haus-am-ring.example</a></address>
<dl lang="de"><dt>Mo bis Fr</dt><dd>10:00 bis 19:30 Uhr</dd><dt>Sa</dt><dd>10:00 bis 14:00 Uhr</dd><dt>Abendkasse</dt><dd>eine Stunde vor Beginn</dd></dl>
<dl lang="en"><dt>Mon to Fri</dt><dd>10:00 to 19:30</dd><dt>Sat</dt><dd>10:00 to 14:00</dd><dt>At the door</dt><dd>from an hour before</dd></dl>`,
  html_footer_bottom: '',
  html_footer_logos: [
    logo('Stadt<br>Hohenfurt', '<path d="M4 30V14l14-9 14 9v16M12 30V18h12v12"/>'),
    logo('Kulturkreis<br>Doppelring', '<circle cx="13" cy="18" r="9"/><circle cx="23" cy="18" r="9"/>'),
    logo('Stadtwerke<br>an der Furt', '<path d="M5 25c4-6 9-6 13 0s9 6 13 0M5 15c4-6 9-6 13 0s9 6 13 0"/>'),
    logo('Stiftung<br>Wegstern', '<path d="M18 4v28M6 11l24 14M30 11 6 25"/>'),
  ],
};

function logo(name: string, drawing: string): { code: string } {
  return {
    code: `<svg viewBox="0 0 36 36" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">${drawing}</svg><span>${name}</span>`,
  };
}
