/** What a step is called in the undo button; the message is `editor_step_` and this name, with the module's label as `module`. */
export type StepName =
  | 'typed'
  | 'changed'
  | 'inserted'
  | 'deleted'
  | 'moved'
  | 'duplicated'
  | 'pasted'
  | 'layout'
  | 'restored'
  | 'published';
