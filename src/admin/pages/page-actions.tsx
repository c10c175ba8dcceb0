import type { Language } from '../../core/languages.ts';
import { type HubPage, settingsUrl } from '../../features/pages/hub-page.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';

/** Id of the form that the buttons of all menus submit, each to an address of its own. */
export const actionsForm = 'page-actions';

interface PageActionsProps {
  page: HubPage;
  language: Language;
  base: string;
  title: string;
  steps: readonly ('up' | 'down' | 'in' | 'out')[];
  isFocused: boolean;
}

const stepLabels = { up: m.pages_up, down: m.pages_down, in: m.pages_in, out: m.pages_out } as const;
const stepKeys = { up: '↑', down: '↓', in: '→', out: '←' } as const;
const panels = [
  ['settings', m.page_settings_title, 'gear'],
  ['publish', m.publish_title, 'upload'],
  ['versions', m.versions_title, 'history'],
  ['links', m.draft_links_title, 'link'],
] as const;

/** Menu of a page: native popover; what needs the page editor's panels leads to the editor without script. */
export function PageActions({ page: { id, urls, isFixed, isInMenu, list }, language, base, title, steps, isFocused }: PageActionsProps) {
  const url = urls[language];
  const menu = `menu-${id}`;
  const link = (href: string, label: string, icon: ToolIconName) => (
    <a className="mi" href={href}>
      <ToolIcon name={icon} />
      {label}
    </a>
  );
  const action = (name: string, label: string, icon: ToolIconName, key?: string) => (
    <button className="mi" type="submit" form={actionsForm} formAction={`${base}/${id}/${name}`}>
      <ToolIcon name={icon} />
      <span className="bs-grow">{label}</span>
      {key && <kbd>Alt+{key}</kbd>}
    </button>
  );
  return (
    <>
      <button
        className="bs-btn quiet icon"
        type="button"
        id={`open-${menu}`}
        popoverTarget={menu}
        aria-label={m.hub_actions_of({ title })}
        title={m.hub_actions_of({ title })}
        // biome-ignore lint/a11y/noAutofocus: the page that was moved keeps the focus when the list is shown again
        autoFocus={isFocused}
      >
        <ToolIcon name="dots" />
      </button>
      <div className="bs-pop bs-menu adm-page-menu" id={menu} popover="auto">
        {(!list || list.hasSlot) && link(`${url}?edit`, m.edit_mode_edit(), 'pencil')}
        {list && link(adminHref(language, list.resource), m.edit_office_list(), 'list')}
        {link(url, m.pages_open(), 'window')}
        {/* Of a list what is published are its entries, not modules of the page. */}
        {(list ? panels.slice(0, 1) : panels).map(([name, label, icon]) => (
          <a key={name} className="mi" href={list ? settingsUrl(language, id) : `${url}?edit`} data-page-panel={name}>
            <ToolIcon name={icon} />
            {label()}
          </a>
        ))}
        <hr />
        {link(`${base}/new?parent=${id}`, m.pages_new_below(), 'plus')}
        {!list && link(`${base}/new?copy=${id}`, m.pages_copy(), 'copy')}
        {link(`${base}/${id}/move`, m.pages_move(), 'swap')}
        {steps.map((step) => (
          <span key={step} className="adm-step">
            {action(step, stepLabels[step](), stepIcons[step], stepKeys[step])}
          </span>
        ))}
        <hr />
        {isInMenu ? action('hide', m.pages_hide(), 'offline') : action('show', m.pages_show(), 'outline')}
        {!isFixed && action('delete', m.hub_to_trash(), 'trash')}
      </div>
    </>
  );
}

const stepIcons = { up: 'up', down: 'lower', in: 'inwards', out: 'outwards' } as const;
