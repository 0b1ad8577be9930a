import { Fragment } from 'react';
import { Link } from 'react-router-dom';

interface LinkedTextProps {
  /** With links as `<name>words</name>`. */
  text: string;
  /** Where each name leads to; what has no name here stays plain. */
  links: Record<string, `/${string}`>;
  /** A link is followed. */
  onFollow?: () => void;
}

/** A translated sentence with links in it. */
export function LinkedText({ text, links, onFollow }: LinkedTextProps) {
  // Words, name, words, name, …: every third piece is the name of the link around the piece after it.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/u);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const to = index % 3 === 2 ? links[pieces[index - 1] ?? ''] : undefined;
    return to ? (
      <Link key={index} to={to} onClick={onFollow}>
        {piece}
      </Link>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    );
  });
}
