/**
 * Which state of the tables of schools, majors and skills, and of the rules that name them, this is. Whoever changes one
 * of them so that words are taken for something else counts on: resumes are then looked up again in the background.
 */
export const termEdition = 1;
