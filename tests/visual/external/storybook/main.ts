import isolation from '../../isolation/storybook/main.ts';

/** Like Storybook's starter template: styles in files, no locale, no msw. */
export default { ...isolation, addons: [], staticDirs: [] };
