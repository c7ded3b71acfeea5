// Generates a section of the back-office: a module with one table, its endpoints, and a page with a list and
// a form.

import { formsOfMany, refuseClashes } from './names.mjs';
import { moduleFiles } from './section-module.mjs';
import { pageFiles } from './section-pages.mjs';
import { Refused } from './tree.mjs';

const ICON = '  ListChecks,';

/**
 * Generates the files for `npm run new -- section gift-wishes`. Returns the remaining steps for the
 * developer.
 */
export function addSection(tree, [name = '']) {
  const words = formsOfMany(name);
  const { many, one } = words;
  refuseKnown(tree, many);
  const files = filesOf(words);
  for (const [path, text] of Object.entries(files)) tree.add(path, text);
  refuseClashes([many, one], Object.values(filesOf(formsOfMany('other-names'))).join('\n'));
  addLines(tree, words);
  return [
    `Write the Dutch texts for ${many.words} in src/web/admin/sections/${name} and src/web/admin/shell/sections.ts, and choose an icon.`,
    `Change the fields in src/modules/${name} and run npm run db:generate. While no database has the new migration, you can also start again.`,
    `For more than some hundred rows, load the list in pages: use paged() as in src/web/admin/sections/contacts/contacts-page.tsx.`,
  ];
}

const filesOf = (words) => ({ ...moduleFiles(words), ...pageFiles(words) });

function refuseKnown(tree, { kebab }) {
  if (tree.read('src/web/routes.ts').includes(`'admin/${kebab}'`))
    throw new Refused(`There is a section ${kebab} already.`);
  if (tree.read('src/shared/api/tags.ts').includes(`name: '${kebab}'`))
    throw new Refused(`There is a chapter ${kebab} in the description of the API already.`);
}

/** Adds the section to the existing files that list all sections. */
function addLines(tree, { many, one }) {
  const { kebab, pascal, words, title } = many;
  tree.insertBefore(
    'architecture.mjs',
    '  settings: {\n',
    `  '${kebab}': {\n    decides: '${words}, edited by operators',\n    neighbours: [],\n  },`,
  );
  tree.insertBefore(
    'src/shared/api/tags.ts',
    "  { name: 'mail',",
    `  { name: '${kebab}', description: '${title}, edited by operators' },`,
  );
  const api = 'src/main/http/register-api.ts';
  tree.insertBefore(
    api,
    'import { serveMedia }',
    `import { serve${pascal} } from '#api/back-office/content/${kebab}.ts';`,
  );
  tree.insertBefore(api, '  serveAdminReviews(', `  serve${pascal}(serve, shop);`);
  tree.insertBefore(
    'src/web/routes.ts',
    "    route('admin/drafts'",
    `    route('admin/${kebab}', 'admin/sections/${kebab}/${kebab}-page.tsx'),`,
  );
  const sections = 'src/web/admin/shell/sections.ts';
  if (!tree.read(sections).includes(ICON)) tree.insertBefore(sections, '  type LucideIcon,', ICON);
  tree.insertBefore(
    sections,
    "  ['/admin/contacts'",
    `  ['/admin/${kebab}', '${kebab}', '${title}', ListChecks, '${one.words}'],`,
  );
}
