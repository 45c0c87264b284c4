import { Injectable, NotImplementedException } from '@nestjs/common';

/** To come. */
@Injectable()
export class FoldersService {
  path(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  tree(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  summary(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  create(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  rename(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  remove(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }
}
