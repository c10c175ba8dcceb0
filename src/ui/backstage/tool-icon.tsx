/** The tool's drawings: 20 units wide, lines in the colour of the text. */
const paths = {
  alert: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 6.5v4M10 13.3v.01',
  bell: 'M5 14h10c-1-1-1.5-2.2-1.5-4V8.5a3.5 3.5 0 0 0-7 0V10c0 1.8-.5 3-1.5 4M8.5 16.5h3',
  bold: 'M6 4h4.5a3 3 0 0 1 0 6H6zM6 10h5.2a3 3 0 0 1 0 6H6z',
  bullets: 'M8 5.5h9M8 10h9M8 14.5h9M4 5.5v.01M4 10v.01M4 14.5v.01',
  cal: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3',
  center: 'M3 5h14M5.5 10h9M4 15h12',
  chart: 'M4 3v13.5h13M8 13V9M11.5 13V5.5M15 13v-3',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 6v4l2.5 2',
  close: 'm5 5 10 10M15 5 5 15',
  columns: 'M3 4h14v12H3zM10 4v12',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  dots: 'M5 10v.01M10 10v.01M15 10v.01',
  down: 'm6 8 4 4 4-4',
  download: 'M10 4v9M6 9.5l4 4 4-4M4 16.5h12',
  drag: 'M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01',
  err: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 6.5v4M10 13.3v.01',
  file: 'M5 3h6.5L15 6.5V17H5zM11.5 3v3.5H15',
  folder: 'M3 5h5l1.5 2H17v9H3z',
  gear: 'M10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M10 2.8v2M10 15.2v2M2.8 10h2M15.2 10h2M4.9 4.9l1.4 1.4M13.7 13.7l1.4 1.4M15.1 4.9l-1.4 1.4M6.3 13.7l-1.4 1.4',
  globe: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M3 10h14M10 3c2.5 2.4 2.5 11.6 0 14-2.5-2.4-2.5-11.6 0-14',
  help: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M10 13.8v.01',
  history: 'M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7M3.5 3.5V7H7M10 6.5V10l2.5 1.5',
  home: 'm3 9.5 7-6 7 6M5 8v8.5h10V8M8.5 16.5v-4.5h3v4.5',
  horn: 'M4 8.5h3l8-4v11l-8-4H4zM7 11.5 8 16h2l-1-4',
  image: 'M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 4M12.5 7.5v.01',
  inwards: 'M4 10h12M11 5l5 5-5 5',
  italic: 'M8.5 4h5M6.5 16h5M11.5 4l-3 12',
  left: 'M3 5h14M3 10h9M3 15h12',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2L10 5.8M11.5 8.5a3 3 0 0 0-4.2 0L4.7 11a3 3 0 0 0 4.2 4.2l1.1-1',
  list: 'M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.5 5.5v.01M3.5 10v.01M3.5 14.5v.01',
  lower: 'M10 4v12M5 11l5 5 5-5',
  mail: 'M3 5h14v10.5H3zM3 6l7 5 7-5',
  mask: 'M4 4.5c4 1.3 8 1.3 12 0V10c0 4-2.7 6.5-6 7-3.3-.5-6-3-6-7zM7 9.2h1.8M11.2 9.2H13M7.6 12.4c1.5 1 3.3 1 4.8 0',
  numbers: 'M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3.5 4.5 4.5 4v3.5M3.3 12.6c.3-.8 1.7-.7 1.7.2 0 .6-1.7 1.4-1.7 2.2h1.8',
  offline: 'M4 10h12',
  outline: 'M3 5h5M6 10h6M9 15h8M3 5v10h3',
  outwards: 'M16 10H4M9 5l-5 5 5 5',
  panel: 'M3 4h14v12H3zM12 4v12',
  pencil: 'm4 16 .8-3.4L13 4.4a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2 4 16',
  pin: 'M10 17.5c3.4-3.7 5.2-6.4 5.2-8.8a5.2 5.2 0 1 0-10.4 0c0 2.4 1.8 5.1 5.2 8.8M10 10.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6',
  plus: 'M10 4v12M4 10h12',
  redo: 'm13 5 3.5 3.5L13 12M16 8.5H8.5a4 4 0 0 0 0 8H12',
  right: 'M3 5h14M8 10h9M5 15h12',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4',
  swap: 'M4 7h11l-3-3M16 13H5l3 3',
  tag: 'M3.5 3.5h6l7 7-6 6-7-7zM6.8 6.8v.01',
  target: 'M10 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10M10 2v5M10 13v5M2 10h5M13 10h5',
  text: 'M4 5h12M4 9h12M4 13h8',
  ticket: 'M3 5.5h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM12 5.5v1.5M12 9.2v1.6M12 13v1.5',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4M11.5 9v4',
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H8',
  up: 'M10 16V4M5 9l5-5 5 5',
  upload: 'M10 13V4M6 7.5l4-4 4 4M4 16.5h12',
  user: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M4 17c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5',
  users:
    'M7.5 9a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4M2.5 16.5c0-3.2 2-5 5-5s5 1.8 5 5M13 3.8a2.7 2.7 0 0 1 0 5M14.5 11.9c2 .6 3 2.2 3 4.6',
  warn: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.3v.01',
  window: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
} as const;

export type ToolIconName = keyof typeof paths;

/** Never without a word beside it or a name on its control. */
export function ToolIcon({ name, isSmall = true }: { name: ToolIconName; isSmall?: boolean }) {
  const look = ['bs-i', isSmall && 's', (name === 'drag' || name === 'dots') && 'dots'].filter(Boolean).join(' ');
  return (
    <svg className={look} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
