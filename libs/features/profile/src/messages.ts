import { defineMessages } from 'react-intl';

/** What the profile says. */
export const profileMessages = defineMessages({
  shared: {
    id: 'profile.head.shared',
    defaultMessage: 'A sample that everybody here shares, and sees under the own name',
  },
  views: { id: 'profile.head.views', defaultMessage: 'Parts of the profile' },
  timeline: { id: 'profile.view.timeline', defaultMessage: 'Timeline' },
  photos: { id: 'profile.view.photos', defaultMessage: 'Photos & Videos' },
  about: { id: 'profile.view.about', defaultMessage: 'About' },
  loading: { id: 'profile.page.loading', defaultMessage: 'The profile is loading' },
  notLoaded: { id: 'profile.page.notLoaded', defaultMessage: 'The profile could not be loaded.' },
  posts: { id: 'profile.timeline.posts', defaultMessage: 'Posts' },
  noPosts: { id: 'profile.timeline.noPosts', defaultMessage: 'Nothing has been posted yet.' },
  write: { id: 'profile.write.post', defaultMessage: 'What is on your mind?' },
  send: { id: 'profile.write.send', defaultMessage: 'Post' },
  posted: { id: 'profile.write.posted', defaultMessage: 'Posted.' },
  postFailed: { id: 'profile.write.postFailed', defaultMessage: 'The post could not be sent.' },
  removePost: { id: 'profile.post.remove', defaultMessage: 'Remove the post' },
  postRemoved: { id: 'profile.post.removed', defaultMessage: 'Post removed.' },
  like: { id: 'profile.post.like', defaultMessage: 'Like' },
  writeComment: { id: 'profile.comment.write', defaultMessage: 'Write a comment' },
  commented: { id: 'profile.comment.added', defaultMessage: 'Comment added.' },
  commentFailed: { id: 'profile.comment.failed', defaultMessage: 'The comment could not be sent.' },
  removeComment: { id: 'profile.comment.remove', defaultMessage: 'Remove the comment' },
  commentRemoved: { id: 'profile.comment.removed', defaultMessage: 'Comment removed.' },
  activity: { id: 'profile.timeline.activity', defaultMessage: 'Latest activity' },
  noPhotos: { id: 'profile.photos.none', defaultMessage: 'There are no photos or videos yet.' },
  previousPhoto: { id: 'profile.photos.previous', defaultMessage: 'Previous picture' },
  nextPhoto: { id: 'profile.photos.next', defaultMessage: 'Next picture' },
  noVideo: {
    id: 'profile.photos.noVideo',
    defaultMessage: 'A sample: of the video there is only its first picture.',
  },
  general: { id: 'profile.about.general', defaultMessage: 'General information' },
  gender: { id: 'profile.about.gender', defaultMessage: 'Gender' },
  birthday: { id: 'profile.about.birthday', defaultMessage: 'Birthday' },
  locations: { id: 'profile.about.locations', defaultMessage: 'Locations' },
  aboutMe: { id: 'profile.about.aboutMe', defaultMessage: 'About me' },
  work: { id: 'profile.about.work', defaultMessage: 'Work' },
  occupation: { id: 'profile.about.occupation', defaultMessage: 'Occupation' },
  skills: { id: 'profile.about.skills', defaultMessage: 'Skills' },
  jobs: { id: 'profile.about.jobs', defaultMessage: 'Jobs' },
  contact: { id: 'profile.about.contact', defaultMessage: 'Contact' },
  address: { id: 'profile.about.address', defaultMessage: 'Address' },
  tel: { id: 'profile.about.tel', defaultMessage: 'Phone' },
  emails: { id: 'profile.about.emails', defaultMessage: 'E-mail' },
  websites: { id: 'profile.about.websites', defaultMessage: 'Website' },
  friends: { id: 'profile.about.friends', defaultMessage: 'Friends' },
  groups: { id: 'profile.about.groups', defaultMessage: 'Groups' },
});

/** Sentences with something to fill in. */
export const profileSentences = defineMessages<{
  likes: { count: number };
  shares: { count: number };
  comments: { count: number };
  members: { count: number };
  video: { title: string };
  openPhoto: { title: string };
}>({
  likes: { id: 'profile.post.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  shares: { id: 'profile.post.shares', defaultMessage: '{count, plural, one {# share} other {# shares}}' },
  comments: { id: 'profile.post.comments', defaultMessage: '{count, plural, one {# comment} other {# comments}}' },
  members: { id: 'profile.about.members', defaultMessage: '{count, plural, one {# member} other {# members}}' },
  video: { id: 'profile.photos.video', defaultMessage: 'Video: {title}' },
  openPhoto: { id: 'profile.photos.open', defaultMessage: 'View “{title}”' },
});
