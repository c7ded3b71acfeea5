// A page to read: title, contents, sections. On wide screens the contents stay in view beside the text.

import { type Article, type ArticleSection, articleCopy, dutchDate } from '#copy/legal/article.ts';
import { BlockView, LineView } from './article-blocks.tsx';
import './article.css';

export function ArticlePage({ loaderData: { article } }: { loaderData: { article: Article } }) {
  return (
    <article className="legal page-width">
      <header className="legal-head">
        <h1 className="legal-title">{article.title}</h1>
        <p className="legal-intro">
          <LineView line={article.intro} />
        </p>
        <p className="legal-date">
          <time dateTime={article.updated}>{articleCopy.updated(dutchDate(article.updated))}</time>
        </p>
      </header>
      <Contents sections={article.sections} />
      <div className="legal-body">
        {article.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titel`}>
            <h2 id={`${id}-titel`}>{title}</h2>
            {blocks.map((block, index) => (
              // The blocks of a written text never change place.
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
              <BlockView key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav className="legal-contents" aria-label={articleCopy.contents}>
      <p className="legal-contents-title" aria-hidden="true">
        {articleCopy.contents}
      </p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
