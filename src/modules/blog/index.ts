// The server's door to the blog.

export {
  type ArticleRequest,
  type ArticleWriter,
  type ShopInfo,
  WritingTrouble,
  type WrittenArticle,
} from './article-writer.port.ts';
export { countAddedPosts } from './blog.repository.ts';
export * from './contract.ts';
export { FEED_PATH, type FeedChannel, renderFeed } from './feed.ts';
export { findPost, getPost, listPosts } from './list-posts.ts';
export { addPost, changePost, handlePlannedPosts, type LeadOn, removePost } from './operator-posts.ts';
export { listPostPictures } from './picture-mentions.repository.ts';
export { createPost, deletePost, publishPost, updatePost } from './save-post.ts';
export { seedBlog } from './seed-blog.ts';
export { listTypedPosts } from './typed-posts.ts';
export { makeCover } from './writing/make-cover.ts';
export { sameArticle } from './writing/same-article.ts';
export { seededNumbers } from './writing/seeded-numbers.ts';
export { findLastWriting, findWriting, handleWriting, startWriting } from './writing/write-posts.ts';
