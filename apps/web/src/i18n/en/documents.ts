type Section = { title: string; text: string[] }
type Document = { title: string; lead: string; sections: Section[] }

const privacy: Document = {
  title: 'Privacy',
  lead: 'Luciole knows as little about your family as a story needs.',
  sections: [
    {
      title: 'What we keep',
      text: [
        'Your email, your password as a one-way hash, your language settings.',
        'For each child: the first name you choose, the sex, the date of birth, and the features of the drawn portrait (hair, eyes, skin, clothes). For each friend: a type, a name and what you tell us about it.',
        'Your answers, the stories, pictures and voices made from them, the voice you record yourself, and how far each was read.',
        'For each device that is signed in: its network address and the name of its browser, until it signs out or was not used for 30 days. If you ask to be told of a story: the address notifications reach it at.',
        'If you subscribe: the plan and its dates. Card numbers stay with the payment provider; we never see them.',
      ],
    },
    {
      title: 'The photo',
      text: [
        'The browser measures the photo and sends us features only: the photo stays on your device. We never compute a face print.',
        'Where a live drawing service is set up, you may agree, for one portrait at a time, to have it painted from the photo. Only then is the photo sent, through us, to the service you are shown, without a name and without anything attached to it. We delete it as soon as the portrait is there, and within 24 hours whatever happens; we keep when you agreed, for which portrait and to which service.',
      ],
    },
    {
      title: 'Who else sees something',
      text: [
        'By default, nobody. If a live writing, drawing or voice service is set up, it receives placeholders instead of names, and no photo and no date of birth beyond what you agreed to. A voice is sent the text of a story, names included, only if you agree to it in the settings.',
        'There is no advertising and no visitor tracking. Error reports say what broke in the software, never a name, an address or a text you typed.',
      ],
    },
    {
      title: 'How long',
      text: [
        'As long as you have an account. You can export everything as one file, and delete everything, in the settings.',
        'A book you lend by a link is read by whoever holds the link, until it ends or you take it back; we count how often it is opened, not by whom. A file you have made of a book is kept for a week.',
        'A deletion blocks the account at once and erases it within minutes, 30 days at the very latest, backups included. You receive a receipt.',
        'One thing stays: a keyed fingerprint of your email from which the address cannot be read, so that a free trial is had once.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may see, correct, take away or erase what we hold, and object to how it is used. Write to us at <mail>{{email}}</mail>; you may also turn to your data protection authority.',
      ],
    },
    {
      title: 'Made by software',
      text: [
        'Stories, pictures and voices are made by software. The files we make carry a mark that says so.',
      ],
    },
  ],
}

const terms: Document = {
  title: 'Terms',
  lead: 'A short agreement between you, a grown-up, and us.',
  sections: [
    {
      title: 'Who may use Luciole',
      text: [
        'Accounts are for adults who have the right to decide for the children they add. Keep your password to yourself.',
      ],
    },
    {
      title: 'Free trial',
      text: [
        'The trial lasts 72 hours with full access and up to 3 stories, once for each family. It ends by itself and turns into nothing.',
      ],
    },
    {
      title: 'Subscription',
      text: [
        'A plan renews each month until you cancel. You see the price, the renewal and how to cancel before you pay, and you can cancel at any time in the app.',
        'After cancelling you keep access until the end of the period already paid. A story that fails is never counted.',
      ],
    },
    {
      title: 'Your stories',
      text: [
        'The stories made for your family are yours to read, print and give away in private. Please do not sell them, and do not add people who would not want to be in a story.',
        'Words meant to hurt, to frighten a child or to name real strangers are refused.',
      ],
    },
    {
      title: 'What we promise, and what we cannot',
      text: [
        'We check every page before a child can see it. Software still makes mistakes: if something slips through, tell us at <mail>{{email}}</mail> and we will mend it.',
        'We do our best to be there every evening, but we cannot promise that nothing ever breaks. Your rights as a consumer stay as they are.',
      ],
    },
    {
      title: 'Leaving',
      text: [
        'You can delete your account in the settings at any time. If these terms change, we tell you before the change applies.',
      ],
    },
  ],
}

const help: Document = {
  title: 'Help',
  lead: 'The questions parents ask, answered before bedtime.',
  sections: [
    {
      title: 'How long does a story take?',
      text: [
        'The first page can be read after a few seconds, the rest is painted while you read. You can close the app: the story keeps going.',
      ],
    },
    {
      title: 'A story failed',
      text: ['It does not count. Open it and try again; your answers are still there.'],
    },
    {
      title: 'The portrait does not look like my child',
      text: [
        'Open the child’s profile and edit the portrait: hair, skin, eyes, glasses and clothes can all be chosen by hand. Stories already made keep theirs.',
      ],
    },
    {
      title: 'Changing the language of a story',
      text: [
        'Every book holds both languages. Tap EN or FR at the top of a page; which one opens first is set in the settings.',
      ],
    },
    {
      title: 'Reading without a network',
      text: ['A book that was opened once stays on the device, pictures and voice included.'],
    },
    {
      title: 'Cancelling',
      text: [
        'In the settings, open Subscription, then cancel. You keep access until the end of the paid period.',
      ],
    },
    {
      title: 'I did not receive the message',
      text: [
        'Look in the unwanted mail, wait a minute, then ask for it again. A link works only once, for an hour; the one for a new password for half an hour.',
      ],
    },
    {
      title: 'Still stuck?',
      text: ['Write to us at <mail>{{email}}</mail>. A person answers.'],
    },
  ],
}

export const documents = { privacy, terms, help }
