// ANCHOR: body
let apples = 1;
// ANCHOR_END: body
let pears = 2;
