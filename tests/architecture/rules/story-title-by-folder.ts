import { lineAt, type Rule } from './rule.ts';

/** In Storybook's sidebar a story is where its file is: `stories/pages/…` is in Pages. */
export const storyTitleByFolder: Rule = {
  name: 'story-title-by-folder',
  applies: (path) => /^stories\/\w+\/.*\.stories\.tsx$/.test(path),
  check: (path, source) => {
    const [, folder = ''] = path.split('/');
    const title = /^ {2}title: '(?<room>[^/']*)/m.exec(source);
    return title?.groups?.['room']?.toLowerCase() === folder
      ? []
      : [
          {
            line: lineAt(source, title?.index ?? 0),
            message: `the title of a story in stories/${folder}/ begins with its name`,
          },
        ];
  },
};
