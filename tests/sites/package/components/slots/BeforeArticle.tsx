export function BeforeArticle() {
  return <p>Before all</p>;
}
