import { lineAt, type Rule } from './rule.ts';

/** A story's title begins with the first folder of its path: `stories/pages/…` is in Pages. */
export const storyTitleByFolder: Rule = {
  name: 'story-title-by-folder',
  applies: (path) => /^stories\/\w+\/.*\.stories\.tsx$/.test(path),
  check: (path, source) => {
    const [, folder = ''] = path.split('/');
    const title = /^ {2}title: '(?<first>[^/']*)/m.exec(source);
    return title?.groups?.['first']?.toLowerCase() === folder
      ? []
      : [
          {
            line: lineAt(source, title?.index ?? 0),
            message: `the title begins with the name of its folder: ${folder}`,
          },
        ];
  },
};
