import { m } from '../../../paraglide/messages.js';
import type { Finding } from '../drafts/draft.contract.ts';

/** What a finding of the check says, in the same words in the page editor and in the forms of the office. */
export const findingTexts: Record<Finding['rule'], () => string> = {
  required: m.field_required,
  invalid: m.edit_rule_invalid,
  'alternative-text': m.edit_rule_alternative_text,
  'missing-file': m.edit_rule_missing_file,
  'usage-rights': m.edit_rule_usage_rights,
  'usage-ended': m.edit_rule_usage_ended,
  'heading-order': m.edit_rule_heading_order,
  'link-text': m.edit_rule_link_text,
  'dead-link': m.edit_rule_dead_link,
  'dead-anchor': m.edit_rule_dead_anchor,
  'unpublished-language': m.edit_rule_unpublished_language,
  'missing-translation': m.edit_rule_missing_translation,
  'expired-window': m.edit_rule_expired_window,
  description: m.edit_rule_description,
  'share-picture': m.edit_rule_share_picture,
  price: m.edit_rule_price,
};
