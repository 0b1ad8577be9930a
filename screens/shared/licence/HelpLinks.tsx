import type { Licence } from '@araw/contract/calls/system';

/** Help organisations as the operator names them (PROT-09); one without URL and phone number shows only its name. */
export function HelpLinks({ help }: { help: Licence['help'] }) {
  return help.map(({ name, url, phone }) => (
    <span key={name}>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {phone && (
        <>
          {' '}
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        </>
      )}
    </span>
  ));
}
