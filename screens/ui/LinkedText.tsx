import { Fragment } from 'react';
import { Link } from 'react-router-dom';

interface LinkedTextProps {
  /** Marks links as `<name>words</name>`. */
  text: string;
  /** The target for each name; a name without a target stays plain text. */
  links: Record<string, `/${string}`>;
  onFollow?: () => void;
}

/** A translated sentence with links in it. */
export function LinkedText({ text, links, onFollow }: LinkedTextProps) {
  // Text, name, linked text, text, …: each name belongs to the piece that follows it.
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
