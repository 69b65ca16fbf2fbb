"""A portrait of nobody: python3 photo.py; writes photo-*.jpg"""
from PIL import Image, ImageDraw, ImageFilter
def make(name, bg, hair, coat, long=False):
    W, H = 590, 826
    im = Image.new('RGB', (W, H), bg); d = ImageDraw.Draw(im)
    skin = (238, 205, 180)
    if long: d.rounded_rectangle((165, 180, 425, 600), 120, fill=hair)
    d.ellipse((40, 590, 550, 1200), fill=coat)
    d.polygon([(230, 560), (360, 560), (400, 640), (295, 740), (190, 640)], fill=(245, 245, 245))
    d.rectangle((250, 480, 340, 620), fill=tuple(c - 14 for c in skin))
    d.ellipse((185, 210, 405, 530), fill=skin)
    d.pieslice((170, 160, 420, 480), 180, 360, fill=hair)
    d.rectangle((170, 300, 200, 370), fill=hair); d.rectangle((390, 300, 420, 370), fill=hair)
    for x in (245, 345):
        d.ellipse((x - 16, 350, x + 16, 368), fill=(255, 255, 255)); d.ellipse((x - 8, 350, x + 8, 368), fill=(40, 30, 25))
        d.line((x - 24, 332, x + 24, 330), fill=hair, width=6)
    d.line((295, 370, 288, 420), fill=(205, 165, 140), width=5)
    d.arc((255, 410, 335, 470), 20, 160, fill=(190, 95, 90), width=7)
    im.filter(ImageFilter.GaussianBlur(2)).resize((295, 413)).save(f'photo-{name}.jpg', quality=88)
make('woman', (90, 150, 215), (35, 25, 25), (40, 45, 60), True)
make('woman-white', (245, 246, 248), (60, 40, 30), (150, 60, 70), True)
make('man', (200, 45, 45), (25, 22, 22), (35, 40, 50))
make('man-blue', (75, 140, 210), (30, 26, 24), (60, 62, 70))
