import type { CourseText } from './kinds';

/** The course that teaches the product itself. */
export const usingThePlatform: CourseText = {
  slug: 'dt-101-using-the-platform',
  name: 'DT+ 101: Using the Platform',
  short:
    'Six short modules on finding, watching, planning with and sharing what is in the library. About an hour, with a certificate at the end.',
  long: 'This course is for teachers, librarians and other staff who are new to the library, and for anyone who has used it for a while by guesswork. Each module takes about ten minutes and ends with something to do in the library itself, so keep a second tab open.\n\nYou may take the modules in any order and stop whenever you like: your progress is kept with your account. When all six are complete you can ask for a certificate with your name and the date.',
  hasCertificate: true,
  modules: [
    {
      slug: 'dt-101-find-what-you-need',
      name: 'Find what you need',
      short: 'Search, suggestions, filters and sorting, and how to keep a search for later.',
      minutes: 10,
      body: `
## What the search box reads

The search box looks at names, introductions and full texts: plays, productions, people, guides, lesson plans, interviews, workshops and series. Small spelling mistakes are forgiven and accents do not matter, so *moliere* finds Molière.

As you type, suggestions appear in groups: first the play or person that you probably mean, then recordings, then things to teach with. Use the arrow keys to move through them and Enter to open one, or press Enter with nothing chosen to see every result.

## Narrow it down

Filters stand at the left of the results, or behind the **Filters** button on a phone.

- **Type** separates productions from guides, plans and so on. Open a type to choose a kind of it, such as *Audio production*.
- **Genre, form, theme and period** describe the work. Choosing a group chooses everything inside it; a dash in the box means that some of it is chosen.
- **Level** uses the names of your own country.
- **Skills** come in two lists, one for English and one for theatre.
- **Production year** is the year of the staging, so it keeps productions and audio productions only.

The number beside each choice tells you how many results it would leave. Every filter you have set is shown above the results as a label: select it to take the filter off again.

## Sort, and keep the search

Results begin in alphabetical order, or by relevance when you have typed words. You can also choose *newest* or *oldest*.

Everything you have chosen is in the address of the page. Copy the address into your planning document or send it to a colleague: the same search opens, with today’s results.

## Try it

1. Search for *revenge*, then keep guides only.
2. Add the level that you teach most.
3. Sort by newest, and copy the address into a note to yourself.
`,
      related: ['series/macbeth-from-page-to-stage', 'guide/hamlet-study-guide'],
    },
    {
      slug: 'dt-101-search-by-standard',
      name: 'Search by standard',
      short:
        'Standards mode, for middle and secondary schools in the United States, and what to use elsewhere.',
      minutes: 8,
      body: `
## Who sees it

Standards mode is offered to organisations in the United States that are middle or secondary schools. If you do not see **Search by standard** on the search page, your organisation is of another kind or in another country; the end of this module is for you.

## Three steps

1. Choose the **authority**, the body that publishes the standards: for instance the Common Core for English language arts, or the National Core Arts Standards for theatre.
2. Choose the **grade**. The list changes with the authority.
3. Choose the **standard**. Codes are shown with a short description in our own words; the full wording is the publisher’s, and you will find it on the publisher’s site.

Results appear when all three are chosen. Changing the authority clears the grade and the standard, and changing the grade clears the standard, because the old choice may not exist in the new list. Until a standard is chosen the page shows no results on purpose.

When you enter standards mode, your search words and kind of item are kept and other filters are dropped; when you leave it you can set them again.

## On an item’s own page

Guides, plans and productions list the **standards they meet**. Select a code there to see everything else that meets it. This is often the quickest way to build a unit: start from a plan you like and follow its standards outward.

## Elsewhere

Every item carries levels and, where it fits, courses, such as a GCSE, an A level, a Higher or the IB Diploma. Use the **Level** and **Course** filters, which all countries have.

## Try it

Open the plan below, find one standard or level that it is filed under, and follow it to a second item that you could teach in the same week.
`,
      related: ['lessonPlan/hamlet-lesson', 'lessonPlan/macbeth-lesson'],
    },
    {
      slug: 'dt-101-watch-and-listen',
      name: 'Watch, listen and read along',
      short: 'The player: chapters, captions, transcript, speed, keyboard, and links to the second.',
      minutes: 12,
      body: `
## Before you press play

Look under the title first. **Content guidance** says what a class may meet: health warnings such as flashing lights, and whether a recording has adult themes. The length, the levels and the chapters are there too.

## In the player

- **Chapters** divide the recording. Choose one from the list, or from the marks on the time bar.
- **Captions** can be switched on and their size, colour and background changed. The choice is remembered on this device.
- The **transcript** stands beside the picture and follows it. Select a line to jump to it; search within it to find a word.
- **Speed** runs from half to double. Slower is useful for verse and for learners of English.
- If you stop half-way, the library remembers where you were and offers to go on from there.

## By keyboard

| Key | What it does |
| --- | --- |
| Space or K | play and pause |
| Left and right arrows | five seconds back and forward |
| J and L | ten seconds back and forward |
| Up and down arrows | volume |
| C | captions on and off |
| F | full screen |
| M | mute |

## Share a moment

Choose **Share** and then **from this moment**. The address ends in the second at which you stopped, so the class lands on the line you mean. Those you send it to need to be signed in, or to be inside your organisation’s network, as you are.

## On a poor connection

The picture becomes softer before it stops. If your classroom’s network is busy, choose a lower quality yourself before the lesson and start the recording once to be sure.

## Try it

Open the recording below. Find the line you would stop on to ask a question, and make a link to it.
`,
      related: ['production/hamlet-lantern-yard', 'workshop/five-beats-and-a-breath'],
    },
    {
      slug: 'dt-101-plan-with-guides-and-lesson-plans',
      name: 'Plan with guides and lesson plans',
      short: 'What each kind of document is for, how to read it on screen, and when you may print it.',
      minutes: 10,
      body: `
## Which is which

- A **study guide** goes with a play: the staging problem, moments to stop at, the people in it, questions.
- A **design guide** is about one craft, such as light or sound.
- A **practitioner guide** introduces a way of working, with exercises.
- A **context guide** explains a period or a form.
- A **lesson plan** is for one lesson: aim, timings, activities, help for those who need it and more for those who want it.
- A **scheme of work** is several lessons, and a **worksheet** is one page for students.

## Read

Every guide and plan can be read on its own page, with headings you can jump between. The same text is also a document with page numbers. On screen you can search in it, enlarge it and go to a page; a screen reader reads it in the right order.

## Print and download

Where printing and downloading are allowed you will see both buttons. Where they are not, the document can still be read on screen in class. A few items hide their outline because it would give away an ending.

## Build a lesson backwards

1. Decide what the class should be able to do when the bell goes.
2. Find a recording that shows it done, or done badly.
3. Take one exercise from a guide or a workshop, not three.
4. End with a question that sends them back to the text.

At the foot of each production page, **Teach with this** gathers the guides, plans and workshops that belong to it. At the foot of each plan you find the recordings that it uses.

## Try it

Choose one plan below. Note which part you would leave out if the fire alarm took ten minutes of your lesson.
`,
      related: ['lessonPlan/macbeth-lesson', 'guide/macbeth-study-guide'],
    },
    {
      slug: 'dt-101-bookmarks-and-sharing',
      name: 'Keep and share',
      short: 'Bookmarks, playing from a series, citing a recording, and sending things to a class.',
      minutes: 8,
      body: `
## Bookmarks

Select the bookmark on any card or page to keep an item. Your bookmarks wait for you under **My bookmarks**, on every device on which you sign in. You can sort them, search them and take them away; if you remove one by mistake, choose **Undo** in the message that follows.

You can bookmark an item *for* another, for instance a warm-up for the lesson plan in which you will use it: open the plan, and keep the warm-up from there.

Bookmarks belong to a person. If the library has recognised your organisation’s network and you have not signed in, you can watch and read, but there is nobody to keep bookmarks for: sign in first.

## Series and collections

A **series** has an order. At the end of a recording the library offers the next item in its series. A **collection** has none: it is a shelf to browse.

## Citing

Every item has a **Cite** button with the common styles. Check the style that your school uses; the citation names the people, the company, the year and the address.

## Sending to a class

Send the address of the page. Students see it if they are inside your network or have accounts of their own. What your organisation has chosen not to show is not shown to them either, and a link to it gives them the page that says it was not found.

## Try it

Keep three items that you could use next week, one recording, one guide and one plan. Then open **My bookmarks** and sort them by name.
`,
      related: ['series/macbeth-from-page-to-stage', 'workshop/counting-as-one'],
    },
    {
      slug: 'dt-101-your-organisation-and-training',
      name: 'Your organisation, your training',
      short:
        'Network recognition, what organisations can hide, subscriptions, and this course’s certificate.',
      minutes: 10,
      body: `
## Three ways of being here

- **Signed in.** You have an account with your organisation. You can watch, read, keep bookmarks and take courses.
- **Recognised.** The library knows the network you are on, and says so: “You are using the library as…”. You can watch and read without an account. Nothing personal is kept.
- **Neither.** You can browse everything that is open to all and see what the library holds, but not play or open documents.

## What an organisation decides

An organisation may restrict items with adult themes, and may block profiles, kinds of content that it does not want to show. What is hidden is hidden everywhere: in search, in relations, in counts and by its address. Some items may also be shown in certain countries only. If a colleague elsewhere can see an item and you cannot, that is usually why.

Ask the person who administers the library for your organisation if you think that something should be visible.

## Subscriptions

A banner tells you when a trial is about to end, or when a subscription is near its end, so that nobody finds out in front of a class. When a subscription has ended you can still sign in, browse and see your bookmarks.

## Training

Courses are under **Training** in your account. Opening a module starts it; choose **Mark as complete** at its end. A line shows how much of the course you have done.

When every module of this course is complete, choose **Request certificate**. It is made in the background, usually within a minute; you may leave the page. It carries your name, the course and the date, and an address at which anyone can check that it is real.

## Try it

Open **Training** in another tab, look at your progress, and complete this module.
`,
      related: ['series/first-week-of-term', 'interview/the-company-on-starting-again'],
    },
  ],
};
