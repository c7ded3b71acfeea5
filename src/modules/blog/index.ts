// The server's door to the blog.

export {
  type ArticleRequest,
  type ArticleWriter,
  type ShopFacts,
  WritingTrouble,
  type WrittenArticle,
} from './article-writer.port.ts';
export { countAddedPosts, countPosts } from './blog.repository.ts';
export * from './contract.ts';
export { drawCover } from './draw-cover.ts';
export { FEED_PATH, type FeedChannel, renderFeed } from './feed.ts';
export { findPost, getPost, listPosts } from './list-posts.ts';
export { createOperatorPosts, type OperatorPosts } from './operator-posts.ts';
export { listPostPictures } from './picture-mentions.repository.ts';
export { sameArticle } from './same-article.ts';
export { createPost, deletePost, publishPost, updatePost } from './save-post.ts';
export { seedBlog } from './seed-blog.ts';
export { seededNumbers } from './seeded-numbers.ts';
export { createWritePosts, type WritePosts } from './write-posts.ts';
