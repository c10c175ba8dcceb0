/** Classes of the document by what is in view. */
const marks = [
  { className: 'is-compact', selector: '.quarter', whenInView: false },
  { className: 'is-deep', selector: '.half', whenInView: false },
  { className: 'is-at-foot', selector: 'body > footer', whenInView: true },
];

/** Sets classes for how far the page is scrolled: more than a quarter of the window's height (NAV-10), more than a half (NAV-18), to the footer. */
export function startScrollMarks(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const mark = marks.find(({ selector }) => target.matches(selector));
      if (mark) document.documentElement.classList.toggle(mark.className, isIntersecting === mark.whenInView);
    }
  });
  for (const { selector } of marks) {
    const target = document.querySelector(selector);
    if (target) observer.observe(target);
  }
}
