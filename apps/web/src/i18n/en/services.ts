export const services = {
  title: 'Who makes the books',
  allOurs: 'Luciole itself writes, draws and reads. Nothing of your family leaves this server.',
  by: '{{model}}, at {{host}}',
  byHere: '{{model}}, on this very server',
  ours: 'Luciole itself, on this server',
  words: {
    title: 'Words',
    live: 'It receives our plan of the story, with placeholders instead of names, and whether each is a boy or a girl, a child, a grown-up or an animal: no birth date, no photo, nothing you typed. What it writes is checked page by page; where it fails, our own words stand.',
  },
  pictures: {
    title: 'Pictures',
    described:
      'It receives a description of the picture in words, with about how old somebody is, hair and clothes: no name, no drawing, no photo. Where it fails, our own drawing stands.',
    live: 'It receives our own drawings, of a page and its hero or of a friend’s face, and a description of them, with about how old somebody is, hair and clothes: no name. It receives a photo only for a portrait where you agreed to it. Where it fails, our own drawing stands.',
  },
  voice: {
    title: 'Voice',
    live: 'To read aloud it must be sent the whole text, names included. It is only asked if you agree; otherwise our own voice reads.',
    agree: 'Let it read our stories, names included',
    failed: 'That could not be saved. Please try again.',
  },
  moderation: {
    title: 'A second look',
    live: 'It looks at what these services write, with placeholders instead of names, and at what they paint, before anybody sees it.',
  },
}
