// Who may import whom (ARCHITECTURE.md). A broken rule names what to do instead.
const features = '^src/features/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into one of them or a level lower.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-knows-nothing',
      severity: 'error',
      comment: 'core imports packages only; pass in what it needs.',
      from: { path: '^src/core/' },
      to: { path: '^(src/(?!core/)|brands/|demo/)' },
    },
    {
      name: 'islands-know-core',
      severity: 'error',
      comment: 'The browser runtime knows no word of the trade: entries pass in what it needs.',
      from: { path: '^src/islands/' },
      to: { path: '^(src/(?!core/|islands/)|brands/|demo/)' },
    },
    {
      name: 'ui-knows-core',
      severity: 'error',
      comment: 'ui has no data and no trade words: only core, the browser runtime and the messages.',
      from: { path: '^src/ui/' },
      to: { path: '^(src/(?!core/|islands/|ui/|paraglide/)|brands/|demo/)' },
    },
    {
      name: 'features-know-faces',
      severity: 'error',
      comment:
        'Of another feature import only its tables, reads, contract with its shapes, fields and codes, of consent its root files and embeds; site and admin put features together.',
      from: { path: features },
      to: {
        path: features,
        pathNot: [
          '^src/features/$1/',
          '\\.(tables\\.server|read\\.server|contract|shapes|fields|codes)\\.ts$',
          '^src/features/consent/(embeds/)?[^/]+$',
        ],
      },
    },
    {
      name: 'editor-knows-faces',
      severity: 'error',
      comment: 'The page editor works in the browser: of features it knows contracts, shapes, fields and what pages share with it.',
      from: { path: '^src/editor/' },
      to: { path: '^src/features/', pathNot: ['\\.(contract|shapes|fields)\\.ts$', '^src/features/(consent|pages|media)/'] },
    },
    {
      name: 'editor-below-site',
      severity: 'error',
      comment: 'The editor is handed the views it draws; it does not know the pages.',
      from: { path: '^src/editor/' },
      to: { path: '(^src/(site|admin|entries|server)/)|\\.server\\.tsx?$' },
    },
    {
      name: 'features-below-site',
      severity: 'error',
      comment: 'Features and modules do not know the pages they stand on.',
      from: { path: '^src/(features|modules)/' },
      to: { path: '^src/(editor/|site/|admin/|entries/|server/)' },
    },
    {
      name: 'site-without-admin',
      severity: 'error',
      comment: 'The public site does not know the office, which uses its renderer.',
      from: { path: '^src/site/' },
      to: { path: '^src/(admin/|entries/)' },
    },
    {
      name: 'admin-uses-rendering',
      severity: 'error',
      comment: 'The office takes documents, layout and error pages from the site, none of its pages.',
      from: { path: '^src/admin/' },
      to: { path: '^src/(entries/|site/(?!rendering/|errors/))' },
    },
    {
      name: 'server-on-top',
      severity: 'error',
      comment: 'src/server puts everything together; nothing it is made of knows it.',
      from: { path: '^(src/(?!server/)|brands/|demo/)' },
      to: { path: '^src/server/' },
    },
    {
      name: 'private-parts',
      severity: 'error',
      comment:
        'Folders inside a feature are private to it, except their contracts, shapes and reads and what is drawn; use its root files.',
      from: { path: '^src/', pathNot: '^src/(features/|entries/|server/)' },
      to: {
        path: '^src/features/[^/]+/(?!detail/|calendar/|productions/|operations/|rows/|article/|cart/|seat-plan/|waiting-room/|embeds/|question/)[^/]+/',
        pathNot: '\\.(tables\\.server|read\\.server|contract|shapes|fields)\\.ts$',
      },
    },
    {
      name: 'brands-by-name',
      severity: 'error',
      comment: 'Only brands/ knows a brand; use brands.server.ts.',
      from: { path: '^(src|demo)/' },
      to: { path: '^brands/[^/]+/' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment: 'The product does not import its tests or tools.',
      from: { path: '^(src|brands|demo)/' },
      to: { path: '^(tests|tools)/' },
    },
    {
      name: 'pictures-beside-the-site',
      severity: 'error',
      comment: 'Native memory of pictures is not given back: let the process do it (`pictures.run()`, decision 0127).',
      from: { path: '^(src|brands|demo/seed)', pathNot: '^src/features/media/picture-process/render-pictures\\.ts$' },
      to: {
        path: 'node_modules/sharp/|^src/features/media/picture-process/render-pictures\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'loaded-when-needed',
      severity: 'error',
      comment: 'No visitor waits at the start for what few requests need: load it with `import()` where it is used (decision 0098).',
      from: { path: '^src/' },
      to: {
        path: 'node_modules/(@node-rs/argon2|file-type|nodemailer|sanitize-html|tldts)/|^src/admin/screens\\.server\\.ts|^src/features/imports/(apply-season\\.server|season-formats)\\.ts|^src/core/database/open-[a-z]+\\.server\\.ts|^src/features/booking/pretix/pretix-shop\\.server\\.ts|^src/core/text/icalendar\\.server\\.ts',
        dynamic: false,
        dependencyTypesNot: ['type-only', 'require'],
      },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|src/paraglide)' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.svg', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
    // The native TypeScript has no compiler API yet.
    parser: 'swc',
  },
};
