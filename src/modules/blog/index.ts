// Entry point of the blog module for server code: reading, writing, scheduling and generating articles, and
// the RSS feed. Browser code imports contract.ts instead.

export {
  type ArticleRequest,
  type ArticleWriter,
  ArticleWriterError,
  type ShopInfo,
  type WrittenArticle,
} from './article-writer.port.ts';
export { countAddedPosts } from './blog.repository.ts';
export * from './contract.ts';
export { FEED_PATH, type FeedChannel, renderFeed } from './feed.ts';
export { listPostsWithHardcodedDetails } from './hardcoded-details.ts';
export { findPost, getPost, listPosts } from './list-posts.ts';
export {
  addPost,
  changePost,
  handlePlannedPosts,
  type PutRedirect,
  removePost,
} from './operator-posts.ts';
export { listPostPictures } from './picture-references.repository.ts';
export { createPost, deletePost, publishPost, updatePost } from './save-post.ts';
export { seedBlog } from './seed-blog.ts';
export { findDuplicate } from './writing/duplicate-article.ts';
export { createCover } from './writing/make-cover.ts';
export { seededNumbers } from './writing/seeded-numbers.ts';
export { findLastWriting, findWriting, handleWriting, startWriting } from './writing/write-posts.ts';
