import { defineLanguage, partsWithMarks } from './language.ts';

export const ruby = defineLanguage({
  label: 'Ruby',
  names: ['ruby', 'rb'],
  probe: ['sh', '-c', 'ruby -e "puts RUBY_VERSION" && command -v ruby'],
  file: () => 'sample.rb',
  program: (parts) => partsWithMarks(parts, (mark) => `$stdout.sync = true; $stdout.write(${JSON.stringify(mark)})`),
  commands: (file, { path }) => [[path, file]],
});
