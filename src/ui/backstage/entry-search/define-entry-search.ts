import { matchingOptions, mostInSelect, mostShown, plain } from './matching-options.ts';

/** Pixels; the list is never higher, and opens above its field where less than half of it has room below. */
const maxListHeight = 320;
const listGap = 4;

/** What the field that stands in the place of the select says as the select does. */
const copied = ['aria-label', 'aria-describedby', 'aria-invalid'];

let made = 0;

/** Defines `<entry-search>`, once for the office and the page editor. */
export function defineEntrySearch(): void {
  if (!customElements.get('entry-search')) customElements.define('entry-search', makeClass());
}

/** A class of an element exists in browsers only. */
function makeClass() {
  /**
   * Puts a combobox (WAI-ARIA: editable, with list) in the place of a long select. The select keeps name and value, so that the form
   * and whoever listens to it notice nothing; without script it is what is used.
   */
  return class extends HTMLElement implements EntrySearchElement {
    #select: HTMLSelectElement | null = null;
    readonly #input = document.createElement('input');
    readonly #popup = document.createElement('div');
    readonly #list = document.createElement('div');
    readonly #status = document.createElement('p');
    readonly #follow = () => this.#place();
    #options: HTMLOptionElement[] = [];
    #active = -1;
    /** Whether the text was typed, and is no title of an entry. */
    #isTyped = false;
    /** Whether a key has moved through the list: Tab takes what it has come to. */
    #isMoved = false;

    connectedCallback(): void {
      this.addEventListener('change', this);
      addEventListener('pageshow', this);
      this.update();
    }

    disconnectedCallback(): void {
      removeEventListener('pageshow', this);
      this.#close();
    }

    update(): void {
      const select = this.querySelector('select');
      if (select && !this.#select && select.options.length > mostInSelect) this.#begin(select);
      if (this.#select && !this.#isTyped) this.#showChosen(this.#select);
    }

    override focus(options?: FocusOptions): void {
      (this.#select ? this.#input : this.querySelector('select'))?.focus(options);
    }

    /** Another part of the page has set the select, or this element has; or the browser has, which restores it silently on Back. */
    handleEvent({ type, target }: Event): void {
      if (type === 'pageshow' || target === this.#select) this.update();
    }

    #begin(select: HTMLSelectElement): void {
      const hadFocus = document.activeElement === select;
      const [input, popup, list] = [this.#input, this.#popup, this.#list];
      const id = select.id || `entry-search-${++made}`;
      this.#select = select;
      Object.assign(input, {
        type: 'text',
        className: select.className,
        autocomplete: 'off',
        spellcheck: false,
        required: select.required,
      });
      input.id = id;
      input.autofocus = select.autofocus;
      select.removeAttribute('id');
      select.removeAttribute('autofocus');
      list.id = `${id}-options`;
      for (const [name, value] of [
        ['role', 'combobox'],
        ['aria-autocomplete', 'list'],
        ['aria-expanded', 'false'],
        ['aria-controls', list.id],
      ] as const)
        input.setAttribute(name, value);
      list.setAttribute('role', 'listbox');
      this.#status.setAttribute('role', 'status');
      list.className = 'bs-menu';
      list.ariaLabel = this.dataset.results ?? '';
      popup.popover = 'manual';
      popup.append(list, this.#status);
      select.required = false;
      select.hidden = true;
      select.before(input);
      select.after(popup);
      this.#listen();
      if (hadFocus || (input.autofocus && document.activeElement === document.body)) input.focus();
    }

    #listen(): void {
      this.#input.addEventListener('input', (event) => {
        // What is typed here is no input of the form before an entry is chosen.
        event.stopPropagation();
        this.#isTyped = true;
        this.#open(this.#input.value);
      });
      this.#input.addEventListener('change', (event) => event.stopPropagation());
      this.#input.addEventListener('keydown', (event) => this.#press(event));
      this.#input.addEventListener('click', () => (this.#isOpen ? this.#isTyped || this.#close() : this.#open()));
      this.#input.addEventListener('focus', () => this.#input.select());
      this.#input.addEventListener('blur', () => this.#leave());
      // The field keeps the focus.
      this.#popup.addEventListener('mousedown', (event) => event.preventDefault());
      this.#popup.addEventListener('click', ({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
        if (row) this.#choose(this.#options[[...this.#list.children].indexOf(row)]);
      });
    }

    get #isOpen(): boolean {
      return this.#input.ariaExpanded === 'true';
    }

    #press(event: KeyboardEvent): void {
      const { key } = event;
      const last = this.#options.length - 1;
      this.#isMoved ||= /^(Arrow|Page)(Down|Up)$/.test(key) && !event.altKey;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (!this.#isOpen) {
          this.#open();
          // As in a select: the first press is the first entry where none is chosen.
          if (!event.altKey && this.#select?.value === '') this.#activate(Math.min(1, this.#options.length - 1));
          this.#isMoved = !event.altKey;
        } else if (!event.altKey) this.#activate(Math.max(0, Math.min(last, this.#active + (key === 'ArrowDown' ? 1 : -1))));
        else this.#close();
      } else if (this.#isOpen && (key === 'PageDown' || key === 'PageUp')) {
        event.preventDefault();
        this.#activate(Math.max(0, Math.min(last, this.#active + (key === 'PageDown' ? 8 : -8))));
      } else if (this.#isOpen && key === 'Enter') {
        // Neither sends the form nor adds a row.
        event.preventDefault();
        event.stopPropagation();
        this.#choose(this.#options[this.#active]);
      } else if (key === 'Escape' && (this.#isOpen || this.#isTyped)) {
        event.preventDefault();
        event.stopPropagation();
        this.#restore();
        this.#input.select();
      } else if (this.#isOpen && key === 'Tab' && (this.#isMoved || (this.#isTyped && this.#input.value.trim() !== ''))) {
        const option = this.#options[this.#active];
        if (option) this.#choose(option);
      }
    }

    #open(words = ''): void {
      const matches = this.#find(words);
      const { nothing = '', more = '' } = this.dataset;
      this.#options = matches.slice(0, mostShown);
      this.#list.replaceChildren(...this.#options.map((option, index) => this.#rowOf(option, index)));
      this.#status.textContent = matches.length === 0 ? nothing : matches.length > mostShown ? more : '';
      this.#list.hidden = matches.length === 0;
      if (!this.#isOpen) {
        this.#isMoved = false;
        this.#input.ariaExpanded = 'true';
        this.#popup.showPopover();
        addEventListener('scroll', this.#follow, { capture: true, passive: true });
        visualViewport?.addEventListener('resize', this.#follow);
      }
      this.#place();
      const chosen = this.#select?.value ?? '';
      this.#activate(words === '' ? this.#options.findIndex(({ value }) => value === chosen) : 0);
    }

    #find(words: string): HTMLOptionElement[] {
      return matchingOptions(this.#select?.options ?? [], words);
    }

    #rowOf(option: HTMLOptionElement, index: number): HTMLElement {
      const row = document.createElement('div');
      row.id = `${this.#list.id}-${index}`;
      row.role = 'option';
      row.textContent = option.text;
      return row;
    }

    #activate(index: number): void {
      this.#active = index;
      for (const [at, row] of [...this.#list.children].entries()) row.ariaSelected = String(at === index);
      const row = this.#list.children[index];
      if (row) this.#input.setAttribute('aria-activedescendant', row.id);
      else this.#input.removeAttribute('aria-activedescendant');
      if (row instanceof HTMLElement) scrollInto(this.#list, row);
    }

    #place(): void {
      const { top, bottom, left, width } = this.#input.getBoundingClientRect();
      const visible = visualViewport?.height ?? innerHeight;
      const isAbove = visible - bottom < maxListHeight / 2 && top > visible - bottom;
      const room = (isAbove ? top : visible - bottom) - 2 * listGap;
      Object.assign(this.#popup.style, {
        left: `${left}px`,
        width: `${width}px`,
        top: isAbove ? 'auto' : `${bottom + listGap}px`,
        bottom: isAbove ? `${innerHeight - top + listGap}px` : 'auto',
        maxHeight: `${Math.max(0, Math.min(maxListHeight, room))}px`,
      });
    }

    #choose(option: HTMLOptionElement | undefined): void {
      const select = this.#select;
      if (!select || !option) return;
      const isOther = select.value !== option.value;
      select.value = option.value;
      this.#restore();
      if (isOther) for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    }

    /** An emptied field means none, words that one entry alone has mean that one; other words were a search that came to nothing. */
    #leave(): void {
      const words = this.#input.value.trim();
      if (!this.#isTyped) {
        this.#close();
        return;
      }
      const matches = this.#find(words);
      const same = matches.filter(({ text }) => plain(text) === plain(words));
      const [only] = words === '' ? matches.filter(({ value }) => value === '') : same.length === 1 ? same : matches;
      if (only && (words === '' || same.length === 1 || matches.length === 1)) this.#choose(only);
      else this.#restore();
    }

    #restore(): void {
      this.#isTyped = false;
      this.#close();
      if (this.#select) this.#showChosen(this.#select);
    }

    #close(): void {
      if (!this.#isOpen) return;
      this.#input.ariaExpanded = 'false';
      this.#input.removeAttribute('aria-activedescendant');
      if (this.#popup.isConnected) this.#popup.hidePopover();
      removeEventListener('scroll', this.#follow, { capture: true });
      visualViewport?.removeEventListener('resize', this.#follow);
    }

    #showChosen(select: HTMLSelectElement): void {
      for (const name of copied) copy(select, this.#input, name);
      const [option] = select.selectedOptions;
      this.#input.value = option?.value ? option.text.trim() : '';
      this.#input.placeholder = option?.value ? '' : (option?.text ?? '');
    }
  };
}

/** What who renders the select calls when it has other options or another value. */
export interface EntrySearchElement extends HTMLElement {
  update(): void;
}

function copy(select: HTMLElement, input: HTMLElement, name: string): void {
  const value = select.getAttribute(name);
  if (value === null) input.removeAttribute(name);
  else input.setAttribute(name, value);
}

/** As `scrollIntoView`, which would move the page as well. */
function scrollInto(list: HTMLElement, row: HTMLElement): void {
  const { top, bottom } = row.getBoundingClientRect();
  const around = list.getBoundingClientRect();
  if (top < around.top) list.scrollTop -= around.top - top;
  else if (bottom > around.bottom) list.scrollTop += bottom - around.bottom;
}
