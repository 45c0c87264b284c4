import { namesOf } from './names.ts';

it('has every form of a name', () => {
  expect(namesOf('rating-stars')).toEqual({
    kebab: 'rating-stars',
    camel: 'ratingStars',
    pascal: 'RatingStars',
    snake: 'rating_stars',
    words: 'Rating stars',
  });
});

it.each(['', 'Rating', 'rating_stars', '-rating', 'rating-', 'rating stars', '../notes', '1st'])(
  'refuses %j',
  (name) => {
    expect(() => namesOf(name)).toThrow('is no name');
  },
);
