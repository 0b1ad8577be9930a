/** A list that is chosen again, and what comes in place of another page, begins at its top. */
export const showTop = () => window.scrollTo(0, 0);
