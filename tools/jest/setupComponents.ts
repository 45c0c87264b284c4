import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';

// Waited for on a busy machine only: where all is well nobody waits. Less than a test may take, so that what is missing is told.
configure({ asyncUtilTimeout: 10_000 });
