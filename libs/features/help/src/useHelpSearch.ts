import { searchWords } from '@ezone/text';
import { useSearchParams } from 'react-router-dom';

/** What is searched for, which stands in the address. */
export function useHelpSearch() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  return {
    query,
    /** The words as they are compared, to be marked. */
    words: searchWords(query),
    search: (text: string) => {
      setParameters(text === '' ? {} : { q: text }, { replace: true });
    },
    parameters,
    setParameters,
  };
}
