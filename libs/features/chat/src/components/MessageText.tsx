import { memo } from 'react';
import { linkParts } from '../model/linkParts';

/**
 * What somebody wrote, as they wrote it: plain text with its line breaks, in its own direction. Addresses in it lead to
 * another tab, which learns nothing of this page.
 */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return linkParts(text).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ),
  );
});
