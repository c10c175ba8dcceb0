import type { Language } from '../../core/languages.ts';
import { otherLanguage } from '../../core/languages.ts';
import type { Page } from '../../features/pages/pages.contract.ts';
import { titleFit } from '../../ui/title-fit.ts';
import { titleSize } from '../../ui/title-size.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { parentsOfPage } from './parents.ts';

interface PageHeaderProps {
  page: Page;
  language: Language;
  /** True where the first module shows the page's title. */
  isOpened: boolean;
}

/** Breadcrumb and headline of a content page. */
export function PageHeader({ page, language, isOpened }: PageHeaderProps) {
  const { headline, title, untranslated, is_landing_page } = page;
  const shown = headline || title;
  const isFallback = untranslated.includes(headline ? 'headline' : 'title');
  const titleLanguage = isFallback ? otherLanguage(language) : undefined;
  const { text, style } = titleFit(shown, 'head', titleLanguage);
  return (
    <header className={isOpened ? 'page-head over' : 'page-head'}>
      <div className="wrap">
        {!is_landing_page && <Breadcrumb current={title} parents={parentsOfPage(page.parent, language)} />}
        {!isOpened && (
          <h1 className={titleSize(shown)} lang={titleLanguage} style={style}>
            {text}
          </h1>
        )}
      </div>
    </header>
  );
}
