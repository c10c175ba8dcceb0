import type { Finding } from '../../drafts/draft.contract.ts';
import type { TreeNode } from '../../operations/content-tree.ts';
import { type CheckContext, moduleFinding, textOf } from './check-context.ts';

/** Links that lead nowhere and links whose words say nothing, of link fields and within rich text. */
export function checkLinks(modules: readonly TreeNode[], context: CheckContext): Finding[] {
  const anchors = new Set([...anchorsOfEveryPage, ...modules.flatMap((node) => anchorsOf(node, context))]);
  return modules.flatMap((node) => {
    const fields = context.fieldsOf(node.model);
    return fields.flatMap(({ name, kind }): Finding[] => {
      const found = (rule: Finding['rule'], detail: string) => moduleFinding(node, name, rule, { detail });
      const target = (link: string) => {
        if (link.startsWith('#')) return anchors.has(link.slice(1)) ? [] : [found('dead-anchor', link)];
        const state = link === '' ? 'alive' : context.targetOf(link);
        return state === 'alive' ? [] : [found(state === 'gone' ? 'dead-link' : 'unpublished-language', link)];
      };
      if (kind === 'content-link') {
        const words = fields.some((field) => field.name === `${name}_text`) ? textOf(node, `${name}_text`, context) : null;
        return [...target(String(node.fields[name] ?? '')), ...(words !== null && saysNothing(words) ? [found('link-text', words)] : [])];
      }
      if (kind !== 'rich-text') return [];
      return linksIn(textOf(node, name, context)).flatMap(({ href, words }) => [
        ...target(href),
        ...(words === '' || saysNothing(words) ? [found('link-text', words || href)] : []),
      ]);
    });
  });
}

/** 'consent' opens the choice of cookies (CONS-05). */
const anchorsOfEveryPage = ['consent'];

/** Every link of a rich text: where it leads and what it says. */
export function linksIn(html: string): { href: string; words: string }[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inside = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    words: inside.replace(/<[^>]*>/g, '').trim(),
  }));
}

/** Words that say nothing to whoever hears links one after the other. */
const empty =
  /^(hier|mehr|link|weiter|klick(en sie)? hier|mehr erfahren|weiterlesen|here|more|click here|read more|learn more|this)[.…!]*$/i;

function saysNothing(words: string): boolean {
  return empty.test(words.trim());
}

function anchorsOf(node: TreeNode, context: CheckContext): string[] {
  const own = typeof node.fields.anchor === 'string' && node.fields.anchor !== '' ? [node.fields.anchor] : [];
  // A question is found by its title (MOD-31).
  const title = context.fieldsOf(node.model).some(({ name }) => name === 'title') ? textOf(node, 'title', context) : '';
  return title ? [...own, context.slugOf(title)] : own;
}
