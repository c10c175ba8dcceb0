/** Splits of twelve columns (MOD-37). */
export const columnLayouts = {
  '100': ['col-12'],
  '67-33': ['col-8', 'col-4'],
  '33-67': ['col-4', 'col-8'],
  '50-50': ['col-6', 'col-6'],
  '33-33-33': ['col-4', 'col-4', 'col-4'],
  '25-50-25': ['col-3', 'col-6', 'col-3'],
} as const;
