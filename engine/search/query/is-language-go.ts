/** After these “go” is what something does: `go back`. */
const AFTER_VERB = new Set(
  'ahead away back backward backwards below beyond down forward forwards from further into live off offline on online out over past public there through to too under until up via where wrong'.split(
    ' ',
  ),
);
/** Before these it is a verb too: `events go`. */
const BEFORE_VERB = new Set(
  'i we you it they he she to not never dont doesnt didnt cannot cant can could do does did may might must shall should will would wont let lets just where that which who what all'.split(
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
  if (BEFORE_NAME.has(before)) return true;
  if (AFTER_VERB.has(after) || BEFORE_VERB.has(before)) return false;
  // “Where do my events go”
  return after !== '' || at === 0 || !QUESTION.has(first);
}
