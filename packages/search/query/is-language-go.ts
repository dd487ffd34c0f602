/** After these “go” is what something does: `go back`. */
const AFTER_VERB = new Set(
  'ahead away back backward backwards below beyond down forward forwards from further into live off offline on online out over past public there through to too under until up via where wrong'.split(
    ' ',
  ),
);
const QUESTION = new Set('where how what when why which does do did will would can could should'.split(' '));
/** After these it is a name: `in go`. */
const BEFORE_NAME = new Set(
  'a an and as by code for from in install language like my of or run script the use using via with write'.split(' '),
);

/** Whether “go” in a query is the name of the language. `words`: all its plain words. */
export function isLanguageGo(words: readonly string[]): boolean {
  const at = words.indexOf('go');
  const [first = '', before = '', after = ''] = [words[0], words[at - 1], words[at + 1]];
  // “Where do my events go”
  return BEFORE_NAME.has(before) || (at === 0 && !AFTER_VERB.has(after)) || (after === '' && !QUESTION.has(first));
}
