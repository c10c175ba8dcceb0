import type { Module } from '../../core/module/module.ts';
import { plainText } from '../../core/text/plain-text.ts';

/** The answered questions among modules as schema.org's FAQPage, wherever they stand (MOD-31); nothing when there are none. */
export function describeQuestions(modules: readonly Module[]): object[] {
  const questions = questionsIn(modules);
  return questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions }];
}

function questionsIn(modules: readonly Module[]): object[] {
  return modules.flatMap((module) => {
    const { model, title, content, columns } = module;
    if (model !== 'faq') return columns.flatMap(({ children }) => questionsIn(children));
    const [name, text] = [String(title ?? ''), String(content ?? '')];
    // An answer may have links and lists, as HTML.
    return name && plainText(text) ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
}
