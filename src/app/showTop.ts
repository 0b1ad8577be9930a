/** For a list that is chosen again, and for content that replaces another page. */
export const showTop = () => window.scrollTo(0, 0);
