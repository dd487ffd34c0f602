/** Memoizes a function of an object. */
export function onceEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, Made>();
  return (given) => {
    const made = known.get(given) ?? make(given);
    known.set(given, made);
    return made;
  };
}
