// The server's door to the blog.

export * from './contract.ts';
export { FEED_PATH, type FeedChannel, renderFeed } from './feed.ts';
export { findPost, getPost, type ListPosts, listPosts } from './list-posts.ts';
export { type CreatePostOptions, createPost, deletePost, publishPost, updatePost } from './save-post.ts';
export { seedBlog } from './seed-blog.ts';
